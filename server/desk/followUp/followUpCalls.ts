import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { type DeskList, type DeskRefusal, NoteKey } from '@/model/desk/deskLead'
import { FollowUpEvent, LeadId } from '@/model/desk/followUp'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskChange, deskRead } from '@/server/desk/staff/deskGuard'
import { fail, ok } from '@/server/http/envelope'
import { readJson } from '@/server/http/requestBody'
import { runtime } from '@/server/runtime'
import { deskState, keepNote, takeStep } from './followUpSteps'
import { feedPosition } from './leadFeed'
import { countViews, listLeads } from './leadList'
import { leadFor, lastActor } from './leadView'
import { readListQuery } from './listQuery'

const sql = () => runtime().database.executeSql

const refused = (reason: DeskRefusal): Response => fail(reason === 'unknownLead' ? 404 : 422, { reason })

/** GET /desk/api/leads: a page of a view. */
export const showLeads = deskRead('viewer', async (request, staff) => {
  const query = readListQuery(new URL(request.url).searchParams)
  // Before the rows are read, so that the feed tells again rather than not at all.
  const position = await feedPosition(sql())
  const page = query && (await listLeads(sql(), query, staff.id))
  if (!page) return fail(400)
  const counts = await countViews(sql(), staff.id)
  return ok({ ...page, counts, position, owns: runtime().config.deskOwns } satisfies DeskList)
})

/** GET /desk/api/lead?id=: one lead; that it was opened is written down before. */
export const showLead = deskRead('viewer', async (request, staff) => {
  const id = LeadId.decode(new URL(request.url).searchParams.get('id'))
  if (isLeft(id)) return refused('unknownLead')
  await deskAudit(staff, { action: 'lead.shown', subject: id.right })
  const lead = await leadFor(sql(), id.right, staff, await deskState())
  return lead ? ok(lead) : refused('unknownLead')
})

const Change = t.type({ id: LeadId, version: t.Int, event: FollowUpEvent })

/** POST /desk/api/lead: what somebody does with a lead, decided by a version of it. */
export const changeLead = deskChange('agent', async (request, staff) => {
  const body = await readJson(request)
  if ('refused' in body) return fail(body.refused)
  const read = Change.decode(body.value)
  if (isLeft(read)) return fail(400)
  const { id } = read.right
  const state = await deskState()
  const outcome = await takeStep(read.right, staff, state)
  if (outcome !== 'changed' && outcome !== 'conflict') return refused(outcome)
  const lead = await leadFor(sql(), id, staff, state)
  if (!lead) return refused('unknownLead')
  if (outcome === 'changed') return ok({ lead })
  return fail(409, { reason: 'conflict', also: { by: await lastActor(sql(), id), lead } })
})

const Note = t.type({ id: LeadId, text: t.string, key: NoteKey })

/** POST /desk/api/note: what somebody writes of a lead. */
export const writeNote = deskChange('agent', async (request, staff) => {
  const body = await readJson(request)
  if ('refused' in body) return fail(body.refused)
  const read = Note.decode(body.value)
  if (isLeft(read)) return fail(400)
  const outcome = await keepNote(read.right, staff)
  if (outcome === 'empty' || outcome === 'tooLong') return fail(400)
  const lead = outcome === 'noted' ? await leadFor(sql(), read.right.id, staff, await deskState()) : undefined
  return lead ? ok({ lead }) : refused('unknownLead')
})
