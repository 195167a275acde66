/** Two tones, in hertz, the second a moment after the first. */
const TONES = [660, 880]
const TONE_SECONDS = 0.25
const LOUDNESS = 0.15
/** What comes together is one sound. */
const PAUSE_SECONDS = 3

let audio: AudioContext | undefined
let quietUntil = 0

/** Plays a short sound after a first user gesture; none with reduced motion. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  audio ??= new AudioContext()
  const now = audio.currentTime
  if (now < quietUntil) return
  quietUntil = now + PAUSE_SECONDS
  for (const [at, frequency] of TONES.entries()) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()]
    const [begin, end] = [now + at * TONE_SECONDS, now + (at + 1) * TONE_SECONDS]
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(LOUDNESS, begin)
    gain.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(gain).connect(audio.destination)
    tone.start(begin)
    tone.stop(end)
  }
}
