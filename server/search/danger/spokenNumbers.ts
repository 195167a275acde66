import 'server-only'
import { type Token, dangerKey } from './dangerText'

/* Numbers that are spelt out before a unit of time: `do hafte`, `six week old`, `mahine bhar`. */

const keyed = (rows: readonly (readonly [words: string, value: number])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([words, value]) => words.split(' ').map((word) => [dangerKey(word), value])))

/** The days that a unit of time has, by its words. */
export const DAYS = keyed([
  ['day days din dino dinon d', 1],
  ['week weeks hafte hafta hafton saptah wk wks', 7],
  ['month months mahine mahina mahino maheene mahinon maah mah', 30],
  ['year years saal sal varsh yr yrs yo barsh', 365],
])

const SHORTER = new Set(
  'hour hours ghante ghanta minute minutes min baar bar times dafa'.split(' ').map(dangerKey),
)

const SPELT = keyed([
  ['ek one a', 1],
  ['do two doosra doosre dusre second', 2],
  ['teen tin three teesra teesre tisra tisre teesri third', 3],
  ['char chaar four chautha chauthe chauthi fourth', 4],
  ['paanch panch five fifth', 5],
  ['chhe chhah chah six chhatha chhathe chathe chhati sixth', 6],
  ['saat sat seven seventh', 7],
  ['aath ath eight eighth', 8],
  ['nau nauva nauvan nauve nauven nauvi nine ninth', 9],
  ['das dus ten tenth', 10],
  ['barah twelve', 12],
  ['pandrah fifteen', 15],
  ['bees bis twenty', 20],
])

/** An ordinal's ending: `saatva`, `saatve`, `saatvan`, `nauveen`. */
const ORDINAL = /(?<=[a-z]{2})v(?:a|e|i)n?$/

const BHAR = dangerKey('bhar')

/** The tokens with those that are numbers by their words as numbers. */
export function withSpokenNumbers(tokens: readonly Token[]): readonly Token[] {
  const isUnit = (token: Token | undefined) =>
    token !== undefined && (DAYS.has(token.key) || SHORTER.has(token.key))
  return tokens.flatMap((token, at) => {
    const value =
      token.value === undefined && isUnit(tokens[at + 1])
        ? (SPELT.get(token.key) ?? SPELT.get(token.key.replace(ORDINAL, '')))
        : undefined
    if (value !== undefined) return [{ key: String(value), value }]
    const isWhole = isUnit(token) && tokens[at + 1]?.key === BHAR && tokens[at - 1]?.value === undefined
    return isWhole ? [{ key: '1', value: 1 }, token] : [token]
  })
}
