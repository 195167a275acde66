import type { VideoStep } from '@/content/copy/videos'

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`
}

/** A film's captions as a WebVTT file. */
export const captionsFile = (steps: readonly VideoStep[]): string =>
  `WEBVTT\n\n${steps.map(({ from, to, caption }) => `${clock(from)} --> ${clock(to)}\n${caption}\n`).join('\n')}`
