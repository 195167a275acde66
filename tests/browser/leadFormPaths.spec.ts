import { expect, test, type Page, type Route } from '@playwright/test'
import { en } from '@/content/messages/en'
import { coveringPaths } from '@/machines/lib/coveringPaths'
import type { PathStep } from '@/machines/lib/machinePaths'
import { leadFormCases } from '@/machines/leadForm/leadForm.cases'
import { leadFormMachine, type LeadFormEvent } from '@/machines/leadForm/leadForm.machine'
import type { FieldKey } from '@/model/fieldKeys'
import { VALIDATION_RULES, type ValidationCode } from '@/model/validation'
import { LeadFormVisitor } from './visitor'

/** Home asks for city and treatment as well: they are filled beforehand, so that the cases' two fields decide. */
const PAGE = '/'

/** What a person can make happen: no button resets the form (the machine does so itself once a lead is stored). */
const cases = {
  ...leadFormCases,
  events: leadFormCases.events.filter(({ event }) => event.type !== 'form.reset'),
}
const paths = coveringPaths(leadFormMachine, cases)

type StateTold = { name: string; mobile: string; errors: FieldKey[]; failure: string | null }

/** What each end of the machine's actor is on the wire. */
async function answer(route: Route, step: PathStep): Promise<void> {
  if ('output' in step.event)
    return route.fulfill({
      json: { status: { code: 200, message: 'OK' }, data: [{ Id: '0193c000-0000-7000-8000-000000000001' }] },
    })
  const { kind, fields = {} } = (
    step.event as unknown as { error: { kind: string; fields?: Record<string, ValidationCode> } }
  ).error
  if (kind === 'network') return route.abort('connectionreset')
  const status = kind === 'conflict' ? 409 : 400
  const words = Object.fromEntries(Object.entries(fields).map(([key, code]) => [key, en.validation[code]]))
  return route.fulfill({
    status,
    json: { status: { code: status, message: 'refused' }, error: Object.values(words), fields: words },
  })
}

class LeadFormReplay {
  private readonly visitor: LeadFormVisitor
  private held: Route | undefined

  constructor(private readonly page: Page) {
    this.visitor = new LeadFormVisitor(page)
  }

  async begin(): Promise<void> {
    await this.page.route('**/lead/v1/admin/webleadcreate', (route) => void (this.held = route))
    await this.page.route('**/api/lead/createleadzoho**', (route) => route.fulfill({ json: {} }))
    // The visitor stays on the page, so that the path can go on after a lead was stored.
    await this.page.route('**/thankyou**', (route) => route.fulfill({ status: 204 }))
    await this.page.goto(PAGE)
    await this.visitor.field('Name').focus()
    await this.visitor.seesLiveForm()
    await this.fillsTheOthers()
  }

  private async fillsTheOthers(): Promise<void> {
    await this.visitor.field('City').selectOption({ label: 'Mumbai' })
    await this.visitor.field('Treatment').selectOption({ index: 1 })
  }

  /** Does what a person does, or answers as the server would. */
  async does(step: PathStep): Promise<void> {
    const event = step.event as LeadFormEvent
    if (event.type === 'field.changed') return this.visitor.field(en.labels[event.field]).fill(event.value)
    if (event.type === 'form.submitted') return this.visitor.submitButton.click()
    await expect.poll(() => this.held !== undefined, { message: 'the lead is on its way' }).toBe(true)
    const route = this.held
    this.held = undefined
    if (route) await answer(route, step)
  }

  /** Sees what the state shows. */
  async sees(step: PathStep): Promise<void> {
    const [, told] = JSON.parse(step.key) as [unknown, StateTold]
    const { form, submitButton } = this.visitor
    const isSubmitting = step.value === 'submitting'
    await expect(submitButton).toHaveText(isSubmitting ? en.form.submitting : en.form.submit)
    await expect(this.visitor.field('Name')).toHaveValue(told.name)
    await expect(this.visitor.field('Mobile Number')).toHaveValue(told.mobile)
    for (const key of ['name', 'mobile'] as const)
      await expect(form.getByText(en.validation[VALIDATION_RULES[key].missing], { exact: true })).toHaveCount(
        told.errors.includes(key) ? 1 : 0,
      )
    const notice = form.getByRole('status')
    const isFailed = JSON.stringify(step.value) === '{"idle":"failed"}'
    if (isFailed) await expect(notice.getByRole('link')).toHaveCount(2)
    else await expect(notice.getByRole('link')).toHaveCount(0)
  }
}

test.describe('the paths of the lead form machine, walked in the browser', () => {
  test('there are paths to walk', () => {
    expect(paths.length).toBeGreaterThan(2)
  })

  for (const path of paths)
    test(path.map((step) => step.label).join(', '), async ({ page }) => {
      const replay = new LeadFormReplay(page)
      await replay.begin()
      for (const step of path) {
        await replay.does(step)
        await replay.sees(step)
      }
    })
})
