import { pieces, speak } from './speech'
import { voiceOf } from './voices'

class Utterance {
  lang = ''
  voice?: object
  onend?: () => void
  onerror?: (event: { error: string }) => void
  constructor(readonly text: string) {}
}

const queue: Utterance[] = []
const voices = [{ lang: 'en-US' }, { lang: 'en_IN' }, { lang: 'hi-IN' }]

beforeAll(() => {
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      getVoices: () => voices,
      speak: (one: Utterance) => queue.push(one),
      cancel: () => queue.splice(0).forEach((one) => one.onerror?.({ error: 'canceled' })),
    },
  })
})
beforeEach(() => queue.splice(0))

const LINES = [
  { text: 'Chest pain. Sweating.', language: 'en' },
  { text: 'सीने में दर्द। पसीना।', language: 'hi' },
]
const never = new AbortController().signal

test('a voice of the language is taken, India’s first', () => {
  expect(voiceOf('en')).toBe(voices[1])
  expect(voiceOf('hi-IN')).toBe(voices[2])
  expect(voiceOf('ta')).toBeUndefined()
})

test('a text is said in short pieces, whole and in order', () => {
  const text = `${'word '.repeat(100)}end. Next sentence! सीने में दर्द।`
  expect(pieces(text).every((piece) => piece.length <= 180)).toBe(true)
  expect(pieces(text).join(' ')).toBe(text)
  expect(pieces('Call 112.')).toEqual(['Call 112.'])
  expect(pieces('Fever of 38.5 °C (101.3 °F)')).toEqual(['Fever of 38.5 °C (101.3 °F)'])
  expect(pieces('x'.repeat(400)).join('')).toBe('x'.repeat(400))
})

test('each line is said in its language, and the reading ends with the last one', async () => {
  const reading = speak(LINES, never)
  expect(queue.map(({ text, lang }) => [text, lang])).toEqual([
    ['Chest pain.', 'en_IN'],
    ['Sweating.', 'en_IN'],
    ['सीने में दर्द।', 'hi-IN'],
    ['पसीना।', 'hi-IN'],
  ])
  let isOver = false
  void reading.then(() => (isOver = true))
  queue[0]?.onend?.()
  await Promise.resolve()
  expect(isOver).toBe(false)
  queue[3]?.onend?.()
  await reading
})

test('a stop and another reading end it; a voice that fails is an error', async () => {
  const stopping = new AbortController()
  const stopped = speak(LINES, stopping.signal)
  stopping.abort()
  await expect(stopped).resolves.toBeUndefined()
  expect(queue).toEqual([])
  const first = speak(LINES, never)
  const second = speak(LINES, never)
  await expect(first).resolves.toBeUndefined()
  queue[0]?.onerror?.({ error: 'synthesis-failed' })
  await expect(second).rejects.toThrow('synthesis-failed')
})

test('leaving the page stops the voice', async () => {
  const reading = speak(LINES, never)
  dispatchEvent(new Event('pagehide'))
  await reading
  expect(queue).toEqual([])
})
