import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, dot, during, group, instrument, line, mix, passed, sparks } from './film'

const { marigold, sand, surface, muted } = COLOURS
const accent = { stroke: marigold, width: 5 }
/** The place of sharpest sight, and the middle of the lens. */
const SIGHT = [560, 180] as const
const LENS = [342, 180] as const

const eye =
  line('M304 108a142 142 0 1 1 0 144', { fill: surface }) +
  line('M304 108c-62 34-62 110 0 144', { fill: surface }) +
  line('M312 116c4 16 8 28 14 36M312 244c4-16 8-28 14-36', { width: 7 }) +
  line('M520 92a124 124 0 0 1 0 176', { stroke: muted, width: 3 }) +
  line('M562 168c20 0 44-4 66-14M562 200c20 4 40 4 62 0')

const rays = (focus: number, opacity: number): string =>
  group(
    { opacity },
    ...[-34, 0, 34].map((y, nth) => {
      const [x, sight] = SIGHT
      const scattered = [64, -30, 18][nth] ?? 0
      return (
        line(`M60 ${180 + y}H${LENS[0]}`, accent) +
        line(`M${LENS[0]} ${180 + y}L${mix(470, x, focus)} ${mix(180 + y + scattered, sight, focus)}`, {
          ...accent,
          opacity: mix(0.35, 1, focus),
        })
      )
    }),
  )

const cloudy = (left: number, now: number): string =>
  [
    [0, -28, 13],
    [8, 0, 15],
    [-6, 8, 12],
    [2, 30, 13],
    [-4, -12, 11],
  ]
    .map(([x = 0, y = 0, r = 0], nth) => {
      const gone = passed(1 - left, nth * 0.18, nth * 0.18 + 0.28)
      return dot(mix(LENS[0] + x, 338, gone), mix(LENS[1] + y, 172, gone), r * (1 - gone), {
        stroke: 'none',
        fill: muted,
        opacity: 0.55,
      })
    })
    .join('') + (left > 0 && left < 1 ? sparks(338, 172, 24, now) : '')

const capsule = (filled: number): string =>
  line('M342 126c24 14 32 34 32 54s-8 40-32 54c-18-14-24-34-24-54s6-40 24-54Z', {
    fill: filled > 0.5 ? sand : surface,
    width: 3,
  })

const newLens = (x: number, y: number, unfolded: number): string =>
  group(
    { x, y },
    line(
      `M0 ${mix(-8, -42, unfolded)}c${mix(4, 20, unfolded)} ${mix(4, 20, unfolded)} ${mix(4, 20, unfolded)} ${mix(12, 64, unfolded)} 0 ${mix(16, 84, unfolded)}c${mix(-4, -16, unfolded)}-${mix(4, 20, unfolded)} ${mix(-4, -16, unfolded)}-${mix(12, 64, unfolded)} 0-${mix(16, 84, unfolded)}Z`,
      {
        stroke: COLOURS.green,
        fill: surface,
        width: 5,
      },
    ),
  )

function draw(now: number): string {
  const enter = passed(now, 5, 6.4)
  const left = 1 - passed(now, 8, 11.6)
  const brought = passed(now, 12.2, 13.4)
  const out = passed(now, 11.8, 12.2)
  const away = passed(now, 15, 16)
  const deep = now < 12 ? enter * (1 - out) : brought * (1 - away)
  return (
    eye +
    capsule(left) +
    cloudy(left, now) +
    rays(0, during(now, -1, 4.6)) +
    rays(1, passed(now, 16.4, 17.4)) +
    line('M280 110l20 16', { ...accent, drawn: passed(now, 4.6, 5.2), opacity: 1 - passed(now, 16, 17) }) +
    (brought > 0 ? newLens(mix(296, 344, brought), mix(126, 180, brought), passed(now, 13.4, 15)) : '') +
    group({ opacity: deep > 0 ? 1 : 0 }, instrument(mix(200, 338, deep), mix(36, 172, deep), 226))
  )
}

/** A clouded lens is broken up by ultrasound and replaced. */
export const cataract: Film = { posterAt: 2, draw }
