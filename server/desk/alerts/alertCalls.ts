import 'server-only'
import {
  ALERT_CHANNELS,
  ALERT_KINDS,
  type AlertChannel,
  isMailAddress,
  PushBrowser,
} from '@/model/desk/alerts'
import { REGISTER_BROWSER } from '@/model/calls/deskCalls'
import { isUuid } from '@/server/database/uuid'
import { deskCall, deskForm } from '@/server/desk/staff/deskGuard'
import { backWith } from '@/server/desk/staff/staffGuards'
import { fail, ok, seeOther } from '@/server/http/envelope'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { publicUrl } from '@/server/upstreams/publicAddress'
import { addBrowser, forgetBrowser, saveAlerts } from './alertTargets'

export const ALERTS_PATH = '/desk/alerts'

const AUDIT_ACTION = 'staff.alerts.changed'

/** Name of a field of the form. */
export const alertField = (channel: AlertChannel, kind: string): string => `${channel}.${kind}`

/** POST /desk/alerts/save: what a member of staff wants to be told, and where. */
const saveChoice = deskForm('agent', ALERTS_PATH, async ({ body, session: { staff } }) => {
  const [push, mail] = ALERT_CHANNELS.map((channel) =>
    ALERT_KINDS.filter((kind) => body.has(alertField(channel, kind))),
  )
  const address = (body.get('address') ?? '').trim()
  if (address !== '' && !isMailAddress(address)) return backWith(ALERTS_PATH, 'mailAddress')
  const choice = { push: push ?? [], mail: mail ?? [], sound: body.has('sound') }
  await recordedChange(runtime().database, async ({ executeSql, note }) => {
    await saveAlerts(executeSql, staff.id, { choice, address })
    note({ actor: `staff ${staff.name}`, action: AUDIT_ACTION })
  })
  return seeOther(`${ALERTS_PATH}?done=alerts`)
})

/** POST /desk/alerts/forget: one of the person's own browsers gets no more alerts. */
const forgetOne = deskForm('agent', ALERTS_PATH, async ({ body, session: { staff } }) => {
  const id = body.get('browser')
  if (isUuid(id))
    await recordedChange(runtime().database, async ({ executeSql, note }) => {
      if (await forgetBrowser(executeSql, staff.id, id))
        note({ actor: `staff ${staff.name}`, action: AUDIT_ACTION })
    })
  return seeOther(`${ALERTS_PATH}?done=browser-removed`)
})

/** POST /desk/api/alerts/browser: the browser of this session gets alerts from now on. */
const registerBrowser = deskCall('agent', PushBrowser, async ({ body, session }) => {
  // Where it may be posted to is checked again when it is: a name can lead elsewhere then.
  if (!publicUrl(body.endpoint)) return fail(400)
  const { database, secret } = runtime()
  await recordedChange(database, async ({ executeSql, note }) => {
    await addBrowser(executeSql, session, body, secret)
    note({ actor: `staff ${session.staff.name}`, action: AUDIT_ACTION })
  })
  return ok({})
})

/** The calls of alerts (server/handlers.ts). */
export const ALERT_HANDLERS = {
  '/desk/alerts/save': { POST: saveChoice },
  '/desk/alerts/forget': { POST: forgetOne },
  [REGISTER_BROWSER.path]: { [REGISTER_BROWSER.method]: registerBrowser },
} as const
