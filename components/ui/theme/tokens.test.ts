import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRatio } from '@/model/page/contrast'
import {
  COLOURS,
  DARK,
  SCHEMES,
  SHAPE_PAIRS,
  TEXT_PAIRS,
  darkDeclarations,
  tokenDeclarations,
} from './tokens'

/** Every pair in both schemes, by name. */
const inBothSchemes = (pairs: typeof TEXT_PAIRS) =>
  Object.entries(SCHEMES).flatMap(([scheme, colours]) =>
    pairs.map(
      ({ text, ground }) =>
        [`${text} on ${ground}, ${scheme}`, contrastRatio(colours[text], colours[ground])] as const,
    ),
  )

/** The sources that write CSS. */
function* styledFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* styledFiles(path)
    else if (/\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Those of the components, and of the pages with what lies beside them. */
const styledSources = (): readonly string[] =>
  ['components', 'app'].flatMap((folder) => [...styledFiles(join(__dirname, '../../..', folder))])

/** A colour as a value of CSS or SVG: `#fff`, `%23fff` inside an address, `rgb(…)`, `white`. */
const COLOUR =
  /(?<=[:=(\s'"`])(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=[\s;,'"`)])|\b(?:rgb|hsl)a?\(|(?<=[:=]\s*["'`]?)(?:white|black)\b(?=[;'"`])/gi

describe('the colours of the look', () => {
  test('black on white has the greatest contrast there is', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })

  test.each(inBothSchemes(TEXT_PAIRS))('text can be read: %s', (_, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  test.each(inBothSchemes(SHAPE_PAIRS))('shapes can be seen: %s', (_, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3)
  })

  test('by night the same variables have other values', () => {
    expect(darkDeclarations()).toContain(`--paper: ${DARK.paper};`)
    expect(tokenDeclarations()).toContain(`--paper: ${COLOURS.paper};`)
    expect(darkDeclarations()).not.toContain('--band')
  })

  test('no component writes a colour of its own: it would stay as it is by night', () => {
    const written = styledSources()
      .filter((file) => !file.endsWith('theme/tokens.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`),
      )
    expect(written).toEqual([])
  })

  test('text and ground that one rule sets are a pair whose contrast is known', () => {
    const known = new Set(TEXT_PAIRS.map(({ text, ground }) => `${text} on ${ground}`))
    const written = styledSources().flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/[{}]/)
        .flatMap((rule) => {
          const [, ground] = /\bbackground(?:-color)?: var\(--([\w-]+)\)/.exec(rule) ?? []
          const [, text] = /(?<![\w-])color: var\(--([\w-]+)\)/.exec(rule) ?? []
          return ground && text ? [{ file, pair: `${text} on ${ground}` }] : []
        }),
    )
    expect(written.length).toBeGreaterThan(20)
    expect(written.filter(({ pair }) => !known.has(pair))).toEqual([])
  })

  test('every variable that a component uses is a token or has a value beside it', () => {
    const declared = new Set(tokenDeclarations().match(/--[\w-]+(?=:)/g))
    const unknown = styledSources().flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const own = new Set(source.match(/--[\w-]+(?=:)/g))
      return [...source.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !declared.has(name) && !own.has(name) && !name.startsWith('--font-'))
        .map((name) => `${file}: ${name}`)
    })
    expect(unknown).toEqual([])
  })
})
