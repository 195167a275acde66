/** The server's side of a path: the lead's call is held until the path says how it ends. */
import type { Page, Route } from '@playwright/test'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { ValidationCode } from '@/model/lead/formFields'
import { HeldCall } from './heldCall'

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
  const copy = Object.fromEntries(
    Object.entries(fields).map(([key, code]) => [key, leadFormCopy.en.validation[code]]),
  )
  return route.fulfill({
    status,
    json: { status: { code: status, message: 'refused' }, error: Object.values(copy), fields: copy },
  })
}

export class HeldLeadCall {
  private readonly call = new HeldCall('**/lead/v1/admin/webleadcreate')

  /** Takes the calls of a lead; the visitor stays on the page, so that what it shows afterwards can be seen. */
  async takes(page: Page): Promise<void> {
    await this.call.takes(page)
    await page.route('**/api/lead/createleadzoho**', (route) => route.fulfill({ json: {} }))
    await page.route('**/thankyou**', (route) => route.fulfill({ status: 204 }))
  }

  /** Ends the call that is on its way as the step says. */
  async ends(step: PathStep): Promise<void> {
    await answer(await this.call.taken(), step)
  }
}
