import { inSentence } from './inWords'

/** A doctor's title within an English sentence: 'an orthopaedic surgeon', 'an ENT surgeon'. */
export function specialistInSentence(title: string): string {
  const [first = ''] = title.split(' ')
  const isAbbreviation = first === first.toUpperCase()
  const inside = inSentence(title)
  // 'a urologist': said with a consonant.
  const isVowel = isAbbreviation ? /^[AEFHILMNORSX]/.test(inside) : /^[aeio]|^u(?!ro)/.test(inside)
  return `${isVowel ? 'an' : 'a'} ${inside}`
}
