import { cityBySlug, departmentBySlug } from '@/content/catalogue/catalogue'
import type { HospitalFacts } from '@/model/page/listFacts'
import { cityHospitalTexts } from './cityHospitalTexts'

const city = cityBySlug('delhi')
const department = departmentBySlug('general-surgery')
const FACTS: HospitalFacts = {
  count: 3,
  beds: 400,
  withEmergency: 1,
  withAccreditation: 3,
  insurers: [
    { slug: 'cghs', count: 3 },
    { slug: 'echs', count: 1 },
  ],
  localities: [{ locality: 'Rohini' }, { locality: 'Dwarka' }],
}

const textsOf = (changes: Partial<HospitalFacts>) => {
  if (!city || !department) throw new Error('no such place')
  return cityHospitalTexts({
    city,
    department,
    facts: { ...FACTS, ...changes },
    hospitals: [],
    language: 'en',
  })
}
const ONE = {
  count: 1,
  beds: 140,
  withEmergency: 1,
  withAccreditation: 1,
  localities: [{ locality: 'Rohini' }],
}

describe('the texts of a city’s hospitals', () => {
  it('count several as several', () => {
    const { title, lead, points } = textsOf({})
    expect(title).toBe('General Surgery hospitals in Delhi NCR')
    expect(lead).toBe('3 hospitals in Delhi NCR have a department of general surgery: in Rohini and Dwarka.')
    expect(points).toEqual([
      'Together they have 400 beds, all departments counted.',
      '1 of them has a 24-hour emergency department.',
      'All are accredited.',
      '2 policies and schemes are each accepted in at least one of them.',
    ])
  })

  it('count one as one', () => {
    const { lead, points } = textsOf(ONE)
    expect(lead).toBe('1 hospital in Delhi NCR has a department of general surgery: in Rohini.')
    expect(points).toEqual([
      'It has 140 beds, all departments together.',
      'Its emergency department is open day and night.',
      'It is accredited.',
      'It accepts 2 policies and schemes.',
    ])
  })

  it('say nothing of what there is none of, and leave no gap open', () => {
    const texts = textsOf({ ...ONE, withEmergency: 0, withAccreditation: 0, insurers: [] })
    expect(texts.points).toEqual(['It has 140 beds, all departments together.'])
    const all = [texts, textsOf({}), textsOf(ONE)].flatMap(({ description, lead, points, faqs }) => [
      description,
      lead,
      ...points,
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ])
    expect(all.filter((text) => /[{}]/.test(text))).toEqual([])
  })

  it('name who pays, with how many accept it where there are several', () => {
    const answers = ({ faqs }: ReturnType<typeof textsOf>) => faqs.map(({ answer }) => answer).join(' ')
    expect(answers(textsOf({}))).toContain('CGHS (3) and ECHS (1)')
    expect(answers(textsOf(ONE))).toContain('CGHS and ECHS.')
  })

  it('tell the number to call in an emergency', () => {
    expect(textsOf({ withEmergency: 0 }).faqs.some(({ answer }) => answer.includes('112'))).toBe(true)
  })
})
