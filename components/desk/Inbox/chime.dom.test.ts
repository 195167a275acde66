import { chime } from './chime'

const tones: number[] = []
const node = () => ({ connect: (next: unknown) => next })
const clock = { seconds: 10 }
class Sound {
  get currentTime() {
    return clock.seconds
  }
  readonly destination = {}
  createGain = () => ({
    ...node(),
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
  })
  createOscillator = () => ({
    ...node(),
    frequency: { value: 0 },
    start: (at: number) => tones.push(at),
    stop: () => {},
  })
}
const browser = (own: { readonly hasBeenActive: boolean; readonly lessMotion: boolean }) => {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: own.hasBeenActive },
  })
  Object.assign(window, { AudioContext: Sound, matchMedia: () => ({ matches: own.lessMotion }) })
}

test('there is no sound before somebody has used the page, nor where less motion is asked for', () => {
  browser({ hasBeenActive: false, lessMotion: false })
  chime()
  browser({ hasBeenActive: true, lessMotion: true })
  chime()
  expect(tones).toEqual([])
})

test('what comes together is one sound', () => {
  browser({ hasBeenActive: true, lessMotion: false })
  chime()
  chime()
  expect(tones).toEqual([10, 10.25])
  clock.seconds = 20
  chime()
  expect(tones).toHaveLength(4)
})
