import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import { filledForm } from '@/tests/support/heldLeadForm'

/* By its key the server knows a lead that is sent again. */

describe('what the lead form sends', () => {
  it('keeps its key for the same content and takes a new one after an edit', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'network' })
    form.submits()
    await form.fails({ kind: 'timeout' })
    form.types('name', 'Asha Rao')
    form.submits()
    await form.fails({ kind: 'server' })
    form.types('name', 'Asha R Rao')
    form.types('name', 'Asha S Rao')
    form.submits()
    expect(form.sent.map((one) => one.idempotencyKey)).toEqual(['f-1', 'f-1', 'f-1', 'f-2'])
  })

  it('takes a new key for what was edited while a lead was on its way', async () => {
    const form = filledForm()
    form.submits()
    form.types('name', 'Asha S Rao')
    await form.fails({ kind: 'network' })
    form.submits()
    expect(form.sent.map((one) => [one.idempotencyKey, one.values.name])).toEqual([
      ['f-1', 'Asha Rao'],
      ['f-2', 'Asha S Rao'],
    ])
  })

  it('keeps its key when an edit is taken back, and when the field was only emptied of nothing', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'network' })
    form.types('name', 'Asha')
    form.types('name', 'Asha Rao')
    form.types('query', '')
    form.submits()
    expect(form.sent.map((one) => one.idempotencyKey)).toEqual(['f-1', 'f-1'])
  })

  it('takes a new key for another consent or another result of a calculator, not for another time', async () => {
    const form = filledForm()
    const given = { ...NO_SURROUNDINGS, fillMs: 9000, calculatorResult: { bmi: '27.7' } }
    for (const surroundings of [
      NO_SURROUNDINGS,
      { ...NO_SURROUNDINGS, fillMs: 9000 },
      { ...NO_SURROUNDINGS, whatsappConsent: true },
      given,
      { ...given, calculatorResult: { bmi: '27.7' } },
      { ...given, calculatorResult: { bmi: '31.0' } },
    ]) {
      form.submits(surroundings)
      await form.fails({ kind: 'network' })
    }
    expect(form.sent.map((one) => one.idempotencyKey)).toEqual(['f-1', 'f-1', 'f-2', 'f-3', 'f-3', 'f-4'])
    expect(form.sent.at(-1)?.surroundings.calculatorResult).toEqual({ bmi: '31.0' })
    expect(form.now.context.surroundings.fillMs).toBe(9000)
  })

  it('takes a new key when the server knows the old one with other content', async () => {
    const form = filledForm()
    form.submits()
    await form.fails({ kind: 'conflict' })
    expect(form.now.matches({ idle: 'failed' })).toBe(true)
    form.submits()
    expect(form.sent.map((one) => one.idempotencyKey)).toEqual(['f-1', 'f-2'])
  })

  it('takes a new key for the next lead', async () => {
    const form = filledForm()
    form.submits()
    await form.stored()
    form.types('name', 'Asha Rao')
    form.types('mobile', '9876543210')
    form.submits()
    expect(form.sent.map((one) => one.idempotencyKey)).toEqual(['f-1', 'f-2'])
  })
})
