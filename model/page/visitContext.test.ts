import { VISIT_LIMIT_MS } from './tracking'
import { type VisitContext, afterAccount, afterChoice, afterPage, readKeptVisit } from './visitContext'

const NOW = 1_700_000_000_000
const CONTACT = { name: 'Ravi Iyer', mobile: '9876543210', countryCode: '+91' }
const KEPT = {
  topics: { city: { value: 'Pune', id: 9001, from: 'page' } },
  contact: CONTACT,
  seenAt: NOW - 60_000,
  isSignedIn: false,
}
const read = (stored: unknown, isSignedIn = false) => readKeptVisit(stored, { now: NOW, isSignedIn })

describe('what a tab kept', () => {
  it('is read within the visit, and not after it or from the future', () => {
    expect(read(KEPT)).toEqual({ topics: KEPT.topics, contact: CONTACT })
    for (const seenAt of [NOW - VISIT_LIMIT_MS - 1, NOW + 1, NaN])
      expect(read({ ...KEPT, seenAt })).toBeNull()
  })

  it('from before a logout is nothing; from before a login it holds', () => {
    expect(read({ ...KEPT, isSignedIn: true })).toBeNull()
    expect(read({ ...KEPT, isSignedIn: true }, true)).not.toBeNull()
    expect(read(KEPT, true)).not.toBeNull()
  })

  it.each([
    null,
    'x',
    [],
    {},
    { ...KEPT, topics: { city: 'Pune' } },
    { ...KEPT, topics: { city: { value: 'Pune', from: 'elsewhere' } } },
    { ...KEPT, topics: { city: { value: 'x'.repeat(201), from: 'page' } } },
    { ...KEPT, topics: { city: { value: 'Pu\nne', from: 'page' } } },
    { ...KEPT, topics: { city: { value: { toString: 'Pune' }, from: 'page' } } },
    { ...KEPT, seenAt: '1' },
  ])('that is something else is nothing: %j', (stored) => expect(read(stored)).toBeNull())

  it('is read without what nobody put there, and without a number that cannot be called', () => {
    const stored = {
      ...KEPT,
      topics: { ...KEPT.topics, secret: { value: 'x', from: 'page' } },
      contact: { ...CONTACT, mobile: '12' },
      more: 1,
    }
    expect(read(stored)).toEqual({ topics: KEPT.topics, contact: null })
  })
})

describe('what holds', () => {
  const piles: VisitContext = {
    treatment: { value: 'Piles Treatment', from: 'page' },
    city: { value: 'Pune', from: 'chosen' },
  }

  it('a doctor’s page keeps what the visitor came with, another treatment’s page does not', () => {
    expect(afterPage(piles, { doctor: { value: '7' }, city: { value: 'Pune' } })).toEqual({
      ...piles,
      doctor: { value: '7', from: 'page' },
    })
    expect(afterPage(piles, { condition: { value: 'Cataract' } })).toEqual({
      city: piles.city,
      condition: { value: 'Cataract', from: 'page' },
    })
  })

  it('a doctor or hospital elsewhere than in the chosen city is its page’s alone', () => {
    const inPune = afterPage(piles, { hospital: { value: '3' }, city: { value: 'Pune' } })
    expect(afterPage(inPune, { hospital: { value: '4' }, city: { value: 'Jaipur' } })).toEqual(inPune)
    expect(afterChoice(inPune, 'city', { value: 'Jaipur' }).hospital).toBeUndefined()
    expect(afterChoice(inPune, 'city', { value: 'Pune' }).hospital).toEqual({ value: '3', from: 'page' })
    const chosen = afterChoice(inPune, 'hospital', { value: '4' })
    expect(afterChoice(chosen, 'city', { value: 'Jaipur' }).hospital).toEqual({ value: '4', from: 'chosen' })
  })

  it('all of India is no city, and takes no doctor or hospital away', () => {
    const everywhere = { value: 'All of India', id: 0 }
    const inPune = afterPage(piles, { hospital: { value: '3' }, city: { value: 'Pune' } })
    expect(afterChoice(inPune, 'city', everywhere)).toEqual({
      treatment: piles.treatment,
      hospital: { value: '3', from: 'page' },
    })
    expect(afterAccount({}, everywhere)).toEqual({})
  })

  it('a condition’s page brings its only treatment along, for forms that ask for a treatment alone', () => {
    const topics = { condition: { value: 'Piles' }, treatment: { value: 'Piles Treatment' } }
    expect(afterPage({}, topics)).toEqual({
      condition: { value: 'Piles', from: 'page' },
      treatment: { value: 'Piles Treatment', from: 'page' },
    })
  })

  it('a chosen treatment takes the place of a condition and the other way round', () => {
    const chosen = afterChoice(piles, 'condition', { value: 'Cataract' })
    expect(chosen).toEqual({ city: piles.city, condition: { value: 'Cataract', from: 'chosen' } })
    expect(afterChoice(chosen, 'condition', { value: '' })).toEqual({ city: piles.city })
    expect(afterChoice(piles, 'hospital', { value: '0' })).toEqual(piles)
  })
})
