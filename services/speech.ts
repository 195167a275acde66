import { voiceOf } from './voices'

/** A text and the BCP 47 tag of its language. */
export type SpokenLine = { readonly text: string; readonly language: string }

/** Chrome ends an utterance of a voice from the network after about 15 seconds: longer texts are said in pieces. */
const MOST_LETTERS = 180
const SENTENCE = /\S.*?(?:[.!?।]+(?=\s|$)|$)/gsu
/** As much of a sentence as fits, up to a space. */
const PIECE = new RegExp(`\\S.{0,${MOST_LETTERS - 1}}(?=\\s|$)|\\S{${MOST_LETTERS}}`, 'gsu')

/** Pieces of a text that are short enough to be said at once, in order. */
export const pieces = (text: string): readonly string[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => sentence.match(PIECE) ?? [])

/** What `cancel()` makes of the utterances that were not said to their end, by ours or by another part's. */
const ENDED: ReadonlySet<string> = new Set(['canceled', 'interrupted'])

function utteranceOf(text: string, language: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  const voice = voiceOf(language)
  utterance.lang = voice?.lang ?? language
  if (voice) utterance.voice = voice
  return utterance
}

/**
 * Reads lines aloud, one after the other, each by a voice of its language.
 * @param signal stops the voice; so does leaving the page, and another call
 * @throws {Error} the browser's word for why it could not speak
 */
export function speak(lines: readonly SpokenLine[], signal: AbortSignal): Promise<void> {
  const said = lines.flatMap(({ text, language }) =>
    pieces(text).map((piece) => utteranceOf(piece, language)),
  )
  const last = said.at(-1)
  if (!last) return Promise.resolve()
  speechSynthesis.cancel()
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      speechSynthesis.cancel()
      resolve()
    }
    signal.addEventListener('abort', stop)
    addEventListener('pagehide', stop, { signal })
    for (const utterance of said) {
      utterance.onerror = ({ error }) => (ENDED.has(error) ? resolve() : reject(new Error(error)))
      // The closure keeps all of them: Chrome forgets an utterance that nothing refers to, and never says that it ended.
      utterance.onend = () => utterance === said.at(-1) && resolve()
      speechSynthesis.speak(utterance)
    }
  })
}
