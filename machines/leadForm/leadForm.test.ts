import { leadFormSpecFor } from '@/model/lead/leadForm'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { leadFormTestModel } from './leadForm.testModel'
import { leadFormMachine } from './leadForm.machine'
import { filledForm, openForm } from '@/tests/support/heldLeadForm'

describe('the lead form machine', () => {
  provesMachine(leadFormMachine, leadFormTestModel)

  it('says at once of a text that came as a whole and is no number that it is none, until it is mended', () => {
    const form = openForm()
    form.types('mobile', '98765 43210 ext 5')
    expect(form.now.matches({ idle: 'invalid' })).toBe(true)
    expect(form.now.context).toMatchObject({
      errors: { mobile: 'mobileInvalid' },
      values: { mobile: '98765 43210 ext 5' },
    })
    form.types('mobile', '98765')
    expect(form.now.context.errors).toEqual({})
  })

  it('sends nothing and says what is wrong when a field is wrong', () => {
    const form = openForm()
    form.types('mobile', '12345')
    form.submits()
    expect(form.sent).toEqual([])
    expect(form.now.matches({ idle: 'invalid' })).toBe(true)
    expect(form.now.context.errors).toEqual({ name: 'nameRequired', mobile: 'mobileInvalid' })
  })

  it('clears the error of a field that is edited, and only that one', () => {
    const form = openForm()
    form.submits()
    form.types('name', 'A')
    expect(form.now.context.errors).toEqual({ mobile: 'mobileInvalid' })
    form.types('mobile', '9')
    expect(form.now.matches({ idle: 'editing' })).toBe(true)
  })

  it('clears the number’s error when its country code is changed', () => {
    const form = openForm()
    form.types('name', 'A')
    form.submits()
    form.types('countryCode', '+44')
    expect(form.now.context.errors).toEqual({})
  })

  it('clears the treatment when a condition is chosen, and the other way round', () => {
    const form = openForm(leadFormSpecFor({ pageType: 'Condition', path: '/condition/piles' }))
    form.types('treatment', 'Piles Treatment')
    form.types('condition', 'Piles')
    expect(form.now.context.values).toMatchObject({ treatment: '', condition: 'Piles' })
    form.types('treatment', 'LASIK')
    expect(form.now.context.values).toMatchObject({ treatment: 'LASIK', condition: '' })
    form.types('treatment', '')
    expect(form.now.context.values).toMatchObject({ treatment: '', condition: '' })
  })

  it('ignores further submissions while one is on its way', () => {
    const form = filledForm()
    form.submits()
    form.submits()
    form.submits()
    expect(form.sent).toHaveLength(1)
    expect(form.now.hasTag('busy')).toBe(true)
  })

  it('thanks for the number that was sent, not for one typed meanwhile', async () => {
    const form = filledForm()
    form.submits()
    form.types('name', 'Somebody Else')
    await form.stored()
    expect(form.effects).toContain('thank Asha Rao')
  })

  it('no longer asks for the preferred city once no similar consultation is wanted', () => {
    const form = openForm(
      leadFormSpecFor({
        pageType: 'Authors',
        path: '/authors',
        variant: '6',
        options: { hideNameField: true },
      }),
    )
    form.types('FormSimilarConsultation', 'yes')
    form.submits()
    expect(form.now.context.errors).toHaveProperty('FormPreferredCityField', 'preferredCityRequired')
    form.types('FormSimilarConsultation', 'no')
    expect(form.now.context.errors).not.toHaveProperty('FormPreferredCityField')
    form.submits()
    expect(form.now.context.errors).not.toHaveProperty('FormPreferredCityField')
  })

  it('shows the error of treatment until a treatment or a condition is chosen', () => {
    const form = openForm(leadFormSpecFor({ pageType: 'Condition', path: '/condition/piles' }))
    form.submits()
    expect(form.now.context.errors).toHaveProperty('treatment', 'treatmentRequired')
    form.types('condition', 'Piles')
    expect(form.now.context.errors).not.toHaveProperty('treatment')
  })

  it('keeps every value and says why when the lead could not be sent', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'network' })
    expect(form.now.matches({ idle: 'failed' })).toBe(true)
    expect(form.now.context.failure).toEqual({ kind: 'network' })
    expect(form.now.context.values).toEqual({ name: 'Asha Rao', mobile: '9876543210' })
    form.types('name', 'Asha')
    expect(form.now.context.failure).toBeNull()
  })

  it('shows the fields that the server refuses', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'invalid', fields: { name: 'tooLong' } })
    expect(form.now.matches({ idle: 'invalid' })).toBe(true)
    expect(form.now.context.errors).toEqual({ name: 'tooLong' })
  })

  it('does not blame a visitor for a refused field that the form does not show', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'invalid', fields: { city: 'cityRequired' } })
    expect(form.now.matches({ idle: 'failed' })).toBe(true)
    expect(form.now.context.failure).toEqual({ kind: 'server' })
    expect(form.now.context.errors).toEqual({})
  })

  it('says that something is wrong as long as something is', async () => {
    const form = openForm()
    const stands = () => [form.now.value, form.now.hasTag('error')]
    expect(stands()).toEqual([{ idle: 'editing' }, false])
    form.submits()
    expect(stands()).toEqual([{ idle: 'invalid' }, true])
    form.submits()
    expect(stands()).toEqual([{ idle: 'invalid' }, true])
    // What is being typed is not judged before it is sent.
    form.types('name', '7')
    expect(stands()).toEqual([{ idle: 'invalid' }, true])
    expect(form.now.context.errors).not.toHaveProperty('name')
    form.types('name', 'Asha Rao')
    form.types('mobile', '9876543210')
    expect(stands()).toEqual([{ idle: 'editing' }, false])
    form.submits()
    await form.fails({ kind: 'network' })
    expect(stands()).toEqual([{ idle: 'failed' }, true])
    form.submits()
    await form.fails({ kind: 'network' })
    form.types('name', 'Asha')
    expect(stands()).toEqual([{ idle: 'editing' }, false])
  })

  it('is busy, which labels its button, while it sends', () => {
    const form = filledForm()
    expect(form.now.hasTag('busy')).toBe(false)
    form.submits()
    expect(form.now.hasTag('busy')).toBe(true)
  })

  it('on success keeps the id, closes the modal, opens the redirect, thanks, and resets — in this order', async () => {
    const form = filledForm()
    form.submits()
    await form.stored('lead-7')
    expect(form.effects).toEqual(['keep lead-7', 'close modal', 'open redirect', 'thank Asha Rao'])
    expect(form.now.value).toBe('succeeded')
    expect(form.now.context.leadId).toBe('lead-7')
    expect(form.now.context.values).toEqual({})
    form.submits()
    expect(form.sent).toHaveLength(1)
    expect(form.now.value).toBe('succeeded')
    form.types('name', 'Ravi')
    expect(form.now.matches({ idle: 'editing' })).toBe(true)
  })

  it('begins with the page’s presets and comes back to them once the lead is stored', async () => {
    const spec = leadFormSpecFor({
      pageType: 'Treatment',
      path: '/treatment/piles',
      options: { treatment: 'Piles Treatment' },
    })
    const form = openForm(spec, { name: 'Asha' })
    expect(form.now.context.values).toEqual({ treatment: 'Piles Treatment', name: 'Asha' })
    form.types('treatment', 'LASIK')
    form.types('mobile', '9876543210')
    form.types('city', 'Pune')
    form.types('insuranceType', 'Private Insurance')
    form.submits()
    await form.stored()
    expect(form.sent).toHaveLength(1)
    expect(form.now.context.values).toEqual({ treatment: 'Piles Treatment' })
  })
})
