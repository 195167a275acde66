import { departments } from '@/content/catalogue/catalogue'
import { specialistInSentence } from './specialistInSentence'

describe('a doctor’s title in a sentence', () => {
  it.each([
    ['Urologist', 'a urologist'],
    ['Orthopaedic Surgeon', 'an orthopaedic surgeon'],
    ['ENT Surgeon', 'an ENT surgeon'],
    ['Cardiologist', 'a cardiologist'],
  ])('%s becomes "%s"', (title, inSentence) => {
    expect(specialistInSentence(title)).toBe(inSentence)
  })

  it('keeps capitals to abbreviations', () => {
    const texts = departments().map(({ specialist }) => specialistInSentence(specialist))
    expect(texts.filter((text) => /\b[A-Z][a-z]/.test(text))).toEqual([])
  })
})
