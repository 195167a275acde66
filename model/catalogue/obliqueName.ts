import type { Language } from '@/model/page/language'

const END = '(?![\\u0900-\\u0963\\u0970-\\u097f])'
const START = '(?<![\\u0900-\\u0963\\u0970-\\u097f])'

/** What a name's words become before का, की, के, में, से or को; the first that fits a place wins it. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(के|गुदा) रोग$/, '$1 रोगों'],
  // A subject keeps its form before what happens to it: 'आँख का परदा उखड़ने'.
  [new RegExp(`${START}का (?!रास्ता|परदा)`, 'g'), 'के '],
  [/ना$/, 'ने'],
  [new RegExp(`${START}बढ़ा हुआ${END}`), 'बढ़े हुए'],
  [new RegExp(`${START}काला मोतिया$`), 'काले मोतिया'],
  [/ापा$/, 'ापे'],
  [/ापन$/, 'ेपन'],
  [new RegExp(`${START}(दम|फोड़|गुर्द|घुटन|कूल्ह)ा$`), '$1े'],
  [/और जोड़$/, 'और जोड़ों'],
  [new RegExp(`${START}(आँख|नस)ें${END}`), '$1ों'],
  [new RegExp(`${START}(गुर्द|फेफड़)े(?=$| और)`), '$1ों'],
]

/** A name in Hindi before a word such as का: 'बवासीर का उपचार' becomes 'बवासीर के उपचार'. What is in brackets is unchanged. */
export function obliqueHindi(name: string): string {
  const [, own = name, brackets = ''] = /^(.*?)( ?\([^)]*\))?$/.exec(name) ?? []
  return RULES.reduce((text, [pattern, form]) => text.replace(pattern, form), own) + brackets
}

/** A treatment's, condition's or department's name where a Hindi sentence goes on with का, के, में and the like. */
export const obliqueName = (name: string, language: Language): string =>
  language === 'hi' ? obliqueHindi(name) : name
