import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, during, group, instrument, line, mix, passed, sparks } from './film'

const { marigold, sand, muted } = COLOURS

/** The lower rectum and the anal canal cut lengthwise, with the muscles that close it. */
const canal =
  line('M300 24c0 50 14 78 38 106 22 26 28 52 28 92M468 24c0 50-14 78-38 106-22 26-28 52-28 92', {
    width: 5,
  }) +
  line('M366 222c0 20-10 34-28 44-24 14-54 20-88 20M402 222c0 20 10 34 28 44 24 14 54 20 88 20') +
  line('M292 180c10-24 30-24 36-4 6 22 2 50-8 62-12 12-30 6-34-12-4-16 0-32 6-46Z', { fill: sand }) +
  line('M476 180c-10-24-30-24-36-4-6 22-2 50 8 62 12 12 30 6 34-12 4-16 0-32-6-46Z', { fill: sand })

/** A swollen cushion on the wall; 1 is as swollen as in the beginning. */
const cushion = (isLeft: boolean, size: number): string => {
  const inwards = (isLeft ? 1 : -1) * size
  return group(
    { x: isLeft ? 346 : 422, y: 150 },
    line(
      `M${-16 * inwards} ${-34 * size}c${66 * inwards} ${-2 * size} ${70 * inwards} ${64 * size} ${28 * inwards} ${76 * size}`,
      { stroke: marigold, fill: sand, width: 6 },
    ),
    line(
      `M${10 * inwards} ${-12 * size}c${12 * inwards} ${6 * size} ${14 * inwards} ${16 * size} ${6 * inwards} ${26 * size}`,
      {
        stroke: muted,
        width: 3,
      },
    ),
  )
}

function draw(now: number): string {
  const pulse = now < 4 ? 1 + 0.05 * Math.sin(now * 3) : 1
  const rest = passed(now, 16.4, 19.6)
  const left = mix(mix(1, 0.78, passed(now, 8, 10.6)), 0.4, rest)
  const right = mix(mix(1, 0.78, passed(now, 13, 15.4)), 0.4, rest)
  const first = passed(now, 4.6, 6.6) * (1 - passed(now, 10.8, 11.6))
  const second = passed(now, 11.6, 12.6) * (1 - passed(now, 15.6, 16.4))
  const fibre = line('M14 0H0', { stroke: marigold, width: 6 })
  return (
    cushion(true, left * pulse) +
    cushion(false, right * pulse) +
    canal +
    (first > 0 ? instrument(mix(420, 366, first), mix(420, 160, first), 78, fibre) : '') +
    (second > 0 ? instrument(mix(348, 402, second), mix(420, 160, second), 102, fibre) : '') +
    group({ opacity: during(now, 7.8, 10.8) }, sparks(366, 158, 26, now)) +
    group({ opacity: during(now, 12.8, 15.6) }, sparks(402, 158, 26, now))
  )
}

/** Swollen cushions of the anal canal are shrunk from inside by laser. */
export const piles: Film = { posterAt: 2.2, draw }
