import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, during, group, instrument, line, mix, passed } from './film'

const { marigold, sand, surface, muted } = COLOURS
const accent = { stroke: marigold, width: 5 }

const wall = (x: number, width: number): string =>
  line(`M${x} 176h${width}v34h${-width}Z`, { fill: sand }) +
  Array.from({ length: Math.floor(width / 34) }, (_, nth) =>
    line(`M${x + 18 + nth * 34} 184l-8 18`, { stroke: muted, width: 2 }),
  ).join('')

const skin = (height: number): string =>
  line(`M40 ${118}H270C320 118 340 ${118 - height} 384 ${118 - height}S448 118 498 118H728`) +
  line(`M40 146H276C322 146 344 ${146 - height} 384 ${146 - height}S446 146 492 146H728`, {
    stroke: muted,
    width: 2,
    dash: '6 10',
  })

/** A loop of bowel that stands up through the gap as far as it is out. */
const loop = (out: number): string => {
  const top = mix(262, 86, out)
  const outer = `M340 318V${top + 44}C340 ${top} 428 ${top} 428 ${top + 44}V318`
  const inner = `M376 318V${top + 50}C376 ${top + 34} 392 ${top + 34} 392 ${top + 50}V318`
  return line(`${outer}H392V318`, { stroke: 'none', fill: surface }) + line(outer) + line(inner)
}

const bowel =
  line('M60 322c0-54 74-54 74 0M96 322c0-10 6-10 6 0M150 322c0-54 80-54 80 0M188 322c0-10 6-10 6 0') +
  line('M540 322c0-54 78-54 78 0M576 322c0-10 8-10 8 0M640 322c0-54 74-54 74 0M676 322c0-10 6-10 6 0')

const mesh = (wide: number): string => {
  const half = mix(8, 132, wide)
  const step = half / 6
  return (
    line(`M${384 - half} 212H${384 + half}M${384 - half} 228H${384 + half}`, accent) +
    Array.from({ length: 13 }, (_, nth) => {
      const x = 384 - half + nth * step
      return line(`M${x} 212v16`, { stroke: marigold, width: 3 })
    }).join('')
  )
}

function draw(now: number): string {
  const cough = now < 4 ? 0.86 + 0.14 * Math.sin(now * 2.6) : 1 - passed(now, 5, 7.6)
  const arriving = passed(now, 8.6, 10)
  const wide = passed(now, 10, 12)
  const holds = [272, 318, 450, 496]
  return (
    bowel +
    loop(cough) +
    wall(40, 300) +
    wall(428, 300) +
    skin(mix(0, 58, cough)) +
    line('M340 172v42M428 172v42', { ...accent, opacity: during(now, -1, 8) }) +
    group(
      { opacity: during(now, 4.4, 8.2) },
      instrument(mix(470, 400, passed(now, 4.4, 5.2)), mix(196, 300, passed(now, 5, 7.6)), 22),
    ) +
    (arriving > 0 ? group({ x: mix(260, 0, arriving), y: mix(70, 0, arriving) }, mesh(wide)) : '') +
    group(
      { opacity: during(now, 8.6, 13) },
      instrument(mix(660, 400 + 100 * wide, arriving), mix(304, 240, arriving), 18),
    ) +
    holds
      .map((x, nth) => {
        const shown = passed(now, 13.2 + nth * 0.7, 13.7 + nth * 0.7)
        return group({ opacity: shown }, line(`M${x - 9} 211l18 18M${x + 9} 211l-18 18`, { width: 4 }))
      })
      .join('') +
    Array.from({ length: 11 }, (_, nth) =>
      line(`M${276 + nth * 21.6} 236v-30`, {
        stroke: COLOURS.green,
        width: 3,
        drawn: passed(now, 16.6 + nth * 0.12, 17.6 + nth * 0.12),
      }),
    ).join('')
  )
}

/** A mesh behind the gap in the groin's wall. */
export const inguinalHernia: Film = { posterAt: 2.4, draw }
