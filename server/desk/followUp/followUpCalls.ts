import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { BulkRequest } from '@/model/desk/bulkSteps'
import { type DeskRefusal, FormKey } from '@/model/desk/deskLead'
import { FollowUpEvent, LeadId } from '@/model/desk/followUp'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskCall, deskRead } from '@/server/desk/staff/deskGuard'
import { fail, ok } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { takeBulkStep } from './bulkSteps'
import { deskState, keepNote, takeStep } from './followUpSteps'
import { deskList } from './inboxPage'
import { leadFor } from './leadView'
import { hasOpened } from './openedLead'

const sql = () => runtime().database.executeSql

const refused = (reason: DeskRefusal): Response => fail(reason === 'unknownLead' ? 404 : 422, { reason })

/** GET /desk/api/leads: a page of a view. */
export const showLeads = deskRead('viewer', async (request, staff) => {
  const list = await deskList(new URL(request.url).searchParams, staff)
  return list ? ok(list) : fail(400)
})

/**
 * GET /desk/api/lead?id=&opened=: one lead. Opening it is audited before; reading it again with the mark that it came with
 * is not (openedLead.ts).
 */
export const showLead = deskRead('viewer', async (request, staff) => {
  const { searchParams } = new URL(request.url)
  const id = decoded(LeadId, searchParams.get('id'))
  if (id === undefined) return refused('unknownLead')
  if (!hasOpened(staff, id, searchParams.get('opened') ?? ''))
    await deskAudit(staff, { action: 'lead.shown', subject: id })
  const lead = await leadFor(sql(), id, staff, await deskState())
  return lead ? ok(lead) : refused('unknownLead')
})

const Change = t.type({ id: LeadId, version: t.Int, event: FollowUpEvent })

/** POST /desk/api/lead: a staff action on a lead, based on a version of it. */
export const changeLead = deskCall('agent', Change, async ({ body, session: { staff } }) => {
  const { id } = body
  const state = await deskState()
  const outcome = await takeStep(body, staff, state)
  if (outcome !== 'changed' && outcome !== 'conflict') return refused(outcome)
  const lead = await leadFor(sql(), id, staff, state)
  if (!lead) return refused('unknownLead')
  if (outcome === 'changed') return ok({ lead })
  return fail(409, { reason: 'conflict', also: { by: lead.timeline.at(-1)?.by ?? '', lead } })
})

/** POST /desk/api/leads: one step for several leads, or its undo. */
export const changeLeads = deskCall('agent', BulkRequest, async ({ body, session: { staff } }) => {
  const answer = await takeBulkStep(body, staff, await deskState())
  return typeof answer === 'string' ? fail(422, { reason: answer }) : ok(answer)
})

const Note = t.type({ id: LeadId, text: t.string, key: FormKey })

/** POST /desk/api/note: a staff note on a lead. */
export const writeNote = deskCall('agent', Note, async ({ body, session: { staff } }) => {
  const outcome = await keepNote(body, staff)
  if (outcome === 'empty' || outcome === 'tooLong') return fail(400)
  const lead = outcome === 'noted' ? await leadFor(sql(), body.id, staff, await deskState()) : undefined
  return lead ? ok({ lead }) : refused('unknownLead')
})
