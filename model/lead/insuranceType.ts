/** The insurance answers of a form: 'Govt.' (Ayushman, CGHS, ECHS etc.) and 'Private' (specification, sections 3, 5). */
export type InsuranceType = 'Govt.' | 'Private'

/** The insurance answer that a text stands for, however callers write it ('Private Insurance'); '' for neither. */
export function insuranceTypeOf(text: string): InsuranceType | '' {
  if (/^private/i.test(text)) return 'Private'
  return /^gov/i.test(text) ? 'Govt.' : ''
}
