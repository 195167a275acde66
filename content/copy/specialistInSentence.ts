/** A doctor's title as it stands inside an English sentence: 'an orthopaedic surgeon', 'an ENT surgeon'. */
export function specialistInSentence(title: string): string {
  const [first = ''] = title.split(' ')
  const isAbbreviation = first === first.toUpperCase()
  const inside = title
    .split(' ')
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ')
  // 'a urologist': said with a consonant.
  const isVowel = isAbbreviation ? /^[AEFHILMNORSX]/.test(inside) : /^[aeio]|^u(?!ro)/.test(inside)
  return `${isVowel ? 'an' : 'a'} ${inside}`
}
