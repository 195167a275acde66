import { COLOURS } from '@/components/ui/theme/tokens'
import { type Film, during, group, instrument, line, mix, passed } from './film'

const { marigold, sand, surface, green } = COLOURS
const metal = COLOURS['field-line']
/** What the lower leg turns around. */
const KNEE = [410, 136] as const

const femur = line(
  'M90 96H330C352 82 372 74 398 74a62 62 0 0 1 20 122c-40 8-66-10-74-34-4-12-10-16-22-16H90',
  {
    fill: sand,
  },
)

const kneecap = line('M491 92c16 6 22 26 14 44-6 12-16 10-18-2-2-16-4-30 4-42Z', { fill: surface })

const tibia = (top: number): string =>
  line(
    `M352 ${top}c-8 16 2 30 14 42 12 14 16 32 16 56V700H446V316C446 292 454 276 464 262 474 248 476 ${top + 14} 468 ${top}Z`,
    {
      fill: sand,
    },
  )

const rough = (path: string): string => line(path, { stroke: marigold, width: 7, dash: '3 9' })
const wornFemur = rough('M462 150a56 56 0 0 1-104 18')
const wornTibia = rough('M356 218H466')

const cap = line('M472 118A66 66 0 0 1 351 168', { stroke: metal, width: 15 })
const plate = line('M350 238H470M410 238V292', { stroke: metal, width: 13 })
const spacer = line('M352 211H468V230H352Z', { stroke: green, fill: surface, width: 4 })

function bend(now: number): number {
  if (now < 16.4) return 0
  return -62 * Math.sin(((now - 16.4) / 3.6) * Math.PI) ** 2
}

function draw(now: number): string {
  const cut = passed(now, 5.6, 7.6)
  const capOn = passed(now, 8.2, 9.6)
  const plateOn = passed(now, 10, 11.4)
  const spacerIn = passed(now, 12.6, 14.4)
  const worn = 1 - passed(now, 6.8, 7.8)
  return (
    group(
      { turn: bend(now), about: KNEE },
      tibia(mix(218, 236, cut)),
      plateOn > 0 ? group({ x: mix(150, 0, plateOn), opacity: Math.min(1, plateOn * 3) }, plate) : '',
      spacerIn > 0 ? group({ x: mix(170, 0, spacerIn), opacity: Math.min(1, spacerIn * 3) }, spacer) : '',
      group({ x: mix(0, 90, cut), opacity: worn }, wornTibia),
    ) +
    femur +
    group({ x: mix(0, 50, cut), y: mix(0, 34, cut), opacity: worn }, wornFemur) +
    (capOn > 0
      ? group({ x: mix(90, 0, capOn), y: mix(70, 0, capOn), opacity: Math.min(1, capOn * 3) }, cap)
      : '') +
    group({ turn: bend(now) * 0.7, about: KNEE }, kneecap) +
    group(
      { opacity: during(now, 4.4, 8) },
      instrument(mix(620, 470, passed(now, 4.4, 5.4)), mix(150, 206, cut), -6),
    )
  )
}

/** Worn surfaces of the knee are replaced by metal and plastic. */
export const kneeReplacement: Film = { posterAt: 2, draw }
