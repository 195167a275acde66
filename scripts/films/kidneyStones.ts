import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, dot, during, group, line, mix, passed, sparks } from './film'

const { marigold, sand, surface, ink } = COLOURS
const STONE = [296, 134] as const

type Point = readonly [number, number]
/** The way of the ureter from the kidney to the bladder. */
const WAY: readonly [Point, Point, Point, Point] = [
  [322, 146],
  [372, 196],
  [420, 190],
  [486, 238],
]

/** A place on the way, 0 at the kidney and 1 at the bladder. */
function onWay(part: number): Point {
  const [a, b, c, d] = WAY
  const at = (nth: 0 | 1): number =>
    (1 - part) ** 3 * a[nth] +
    3 * (1 - part) ** 2 * part * b[nth] +
    3 * (1 - part) * part ** 2 * c[nth] +
    part ** 3 * d[nth]
  return [at(0), at(1)]
}

const ureter = 'M322 146C372 196 420 190 486 238'
const organs =
  line(
    'M306 44c-74-22-138 22-142 88-4 66 52 108 116 96 36-8 42-36 28-60-12-18-14-34 2-52 22-24 26-62-4-72Z',
    {
      fill: sand,
    },
  ) +
  line('M208 92c24 4 46 18 60 34M196 152c28 2 48 0 68-8M236 204c12-16 24-30 38-44', { width: 3 }) +
  line('M262 118c20-10 44-2 62 26-20 22-44 24-66 8-6-14-4-24 4-34Z', { fill: surface }) +
  line(
    'M484 236c18-34 64-50 106-36 42 16 52 58 26 84-8 8-8 16-4 28l10 18-20 6-10-22c-6-12-14-16-26-14-44 6-88-18-92-58Z',
    {
      stroke: 'none',
      fill: surface,
    },
  ) +
  line(
    'M478 224c24-26 70-38 112-24 42 16 52 58 26 84-8 8-8 16-4 28l10 18M598 336l-10-22c-6-12-14-16-26-14-44 6-88-18-92-58',
  ) +
  line(ureter, { width: 22, isBlunt: true }) +
  line(ureter, { stroke: surface, width: 14 })

const SCOPE = 'M616 344C600 312 596 296 570 276 540 254 512 252 486 238 420 190 372 196 318 142'
const stent =
  'M290 116c-14 10-8 30 10 30 8 0 14-6 22 0C372 196 420 190 486 238c24 16 54 14 54 34 0 14-22 14-24 0'

const dust: readonly (readonly [number, number, number])[] = [
  [-10, -6, 5],
  [4, -12, 4],
  [12, 2, 5],
  [-4, 8, 4],
  [6, 12, 3],
  [-14, 6, 3],
]

function stone(now: number): string {
  const broken = passed(now, 8.4, 11.8)
  const flushed = (nth: number) => passed(now, 12.8 + nth * 0.3, 15.2 + nth * 0.3)
  const whole = dot(STONE[0], STONE[1], mix(19, 0, broken), { stroke: marigold, fill: marigold, width: 2 })
  const pieces = dust.map(([x, y, r], nth) => {
    const out = flushed(nth)
    const [wx, wy] = onWay(out)
    const far = Math.min(1, out * 4)
    return dot(mix(STONE[0] + x, wx, far), mix(STONE[1] + y, wy, far), r * mix(1, 0.8, out), {
      stroke: 'none',
      fill: marigold,
      opacity: broken * (1 - passed(out, 0.85, 1)),
    })
  })
  return (broken < 1 ? whole : '') + pieces.join('')
}

function draw(now: number): string {
  const up = passed(now, 4.6, 7.6)
  const back = passed(now, 15.4, 16.6)
  return (
    organs +
    (now < 4.2 ? dot(STONE[0], STONE[1], 30 + 5 * Math.sin(now * 4), { stroke: marigold, width: 3 }) : '') +
    line(SCOPE, { stroke: ink, width: 6, drawn: up * (1 - back) }) +
    stone(now) +
    group({ opacity: during(now, 8.2, 12) }, sparks(STONE[0], STONE[1], 32, now)) +
    line(stent, { stroke: COLOURS.green, width: 5, drawn: passed(now, 16.8, 18.6) })
  )
}

/** A stone is broken by laser through a thin scope. */
export const kidneyStones: Film = { posterAt: 2, draw }
