import { facadeSvg } from './facade'
import { facadeTable } from './facadeTable'
import { portraitSvg } from './portrait'
import { portraitTable } from './portraitTable'
import { SCENES, sceneSvg } from './scenes'

/** Every drawn picture by its file. */
export const drawnFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...[...portraitTable()].map(([slug, parts]) => [`doctor-${slug}`, portraitSvg(parts)] as const),
      ...[...facadeTable()].map(([slug, parts]) => [`hospital-${slug}`, facadeSvg(parts)] as const),
      ...Object.entries(SCENES).map(([name, scene]) => [`scene-${name}`, sceneSvg(scene)] as const),
    ].map(([name, text]) => [`public/drawn/${name}.svg`, text]),
  )
