import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, dot, during, group, instrument, line, mix, passed } from './film'

const { marigold, sand, surface, muted } = COLOURS
const accent = { stroke: marigold, width: 5 }

const CUTS = [
  [384, 226],
  [384, 118],
  [318, 158],
  [300, 206],
] as const

/** A trunk, wider when gas lifts the wall. */
const belly = (lifted: number): string => {
  const side = mix(0, 14, lifted)
  return (
    line(`M286 20c-8 60-${30 + side} 100-${26 + side} 160 2 50 16 90 6 150`) +
    line(`M482 20c8 60 ${30 + side} 100 ${26 + side} 160-2 50-16 90-6 150`) +
    line('M330 50c14 26 34 36 54 42 20-6 40-16 54-42', { stroke: muted, width: 3 }) +
    line('M380 240c2 5 6 5 8 0', { stroke: muted, width: 3 })
  )
}

const cuts = (shown: number, closed: number): string =>
  CUTS.map(
    ([x, y], nth) =>
      line(`M${x - 11} ${y}h22`, { ...accent, drawn: passed(shown, nth * 0.2, nth * 0.2 + 0.4) }) +
      line(`M${x - 5} ${y - 6}v12M${x + 5} ${y - 6}v12`, { width: 3, opacity: closed }),
  ).join('')

const liver = line(
  'M150 92c60-44 220-60 330-52 80 6 140 18 150 40 6 18-40 26-90 36-60 14-110 34-190 34-90 0-200-8-200-58Z',
  { fill: sand },
)

/** The duct from the liver to the bowel, the gall bladder's own duct, and its artery. */
const ducts =
  line('M566 118c4 40-14 70-22 110-4 30-6 60-4 96M590 116c2 44-14 74-24 116-4 30-4 60-2 92') +
  line('M430 206c40 4 76 8 118 18M430 222c40 4 72 8 112 18') +
  line('M572 166c-50-4-90 4-146 32', { stroke: muted, width: 3 })

const bag =
  line('M430 206c-40-10-80-52-124-48-50 6-74 62-52 104 26 42 92 32 122-4 16-18 34-32 54-36', {
    fill: surface,
  }) +
  dot(300, 252, 15, accent) +
  dot(334, 238, 11, accent) +
  dot(302, 216, 9, accent)

const clip = (x: number, y: number, shown: number): string =>
  group({ x, y, scale: mix(2, 1, shown), opacity: shown }, line('M-4 -18v36M4 -18v36M-4 18h8', { width: 4 }))

const outside = (now: number): string => {
  const first = during(now, -1, 8.2)
  const last = passed(now, 16.2, 17)
  const shownCuts = now < 10 ? passed(now, 4.2, 6) * 1.2 : 1.2
  const enter = passed(now, 5.6, 7)
  const organ = group(
    { opacity: now < 10 ? 1 : 0 },
    line('M300 140c30-24 90-26 132-12-14 30-60 34-92 38-24 2-42-8-40-26Z', { fill: sand, width: 3 }),
    line('M322 158c-10 14-8 34 6 36s16-18 12-30', { ...accent, fill: surface }),
  )
  return group(
    { opacity: Math.max(first, last) },
    belly(now < 10 ? passed(now, 4.6, 6) : 1 - passed(now, 17, 18)),
    organ,
    cuts(shownCuts, passed(now, 17.2, 18)),
    now < 10 && enter > 0
      ? group(
          { opacity: enter },
          instrument(mix(500, 392, enter), mix(300, 226, enter), 35),
          instrument(mix(520, 394, enter), mix(60, 116, enter), -28),
          instrument(mix(190, 290, enter), mix(190, 204, enter), 176),
        )
      : '',
  )
}

const inside = (now: number): string => {
  const pulled = passed(now, 13, 15.8)
  const cut = passed(now, 11.4, 12.2)
  return group(
    { opacity: during(now, 7.8, 16.4, 0.6) },
    liver,
    ducts,
    group(
      {
        x: mix(0, -30, pulled),
        y: mix(0, 120, pulled),
        scale: mix(1, 0.7, pulled),
        about: [320, 220],
        opacity: 1 - passed(now, 15, 15.8),
      },
      bag,
    ),
    line('M462 178l6 66', { stroke: COLOURS.paper, width: 14, opacity: cut }),
    clip(444, 210, passed(now, 9, 9.4)),
    clip(486, 216, passed(now, 9.6, 10)),
    clip(502, 218, passed(now, 10, 10.4)),
    group(
      { opacity: during(now, 8.6, 12.6) },
      instrument(mix(560, 456, passed(now, 8.6, 9.2)), mix(300, 222, passed(now, 8.6, 9.2)), 42),
    ),
    group({ opacity: during(now, 12.4, 16) }, instrument(mix(300, 262, pulled), mix(262, 372, pulled), 150)),
  )
}

/** Keyhole removal of the gall bladder. */
export const gallstones: Film = { posterAt: 9.45, draw: (now) => outside(now) + inside(now) }
