import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { COLLEAGUE, SAMPLE_NOW, SAMPLE_STAFF } from '@/devtools/specimens/sampleLeads'
import type { DeskLead } from '@/model/desk/deskLead'
import { NOTE_KEY, OWN, TAKEN, WAITING, leadPanelTestModel } from './leadPanel.testModel'
import { type LeadAnswer, type LeadQuestion, type LeadRequest, leadPanelMachine } from './leadPanel.machine'

/** A lead's panel in use: readings and requests wait to be answered by hand. */
function openPanel() {
  const reads: string[] = []
  const readEnds: { with: (lead: DeskLead) => void; fail: (error: unknown) => void }[] = []
  const sent: { version: number | undefined; request: LeadRequest | null }[] = []
  const sentEnds: { with: (answer: LeadAnswer) => void; fail: (error: unknown) => void }[] = []
  const effects: string[] = []
  const actor = createActor(
    leadPanelMachine.provide({
      actors: {
        readLead: fromPromise<DeskLead, LeadQuestion>(({ input }) => {
          reads.push(input.id)
          return new Promise((resolve, reject) => readEnds.push({ with: resolve, fail: reject }))
        }),
        sendRequest: fromPromise<LeadAnswer, { lead: DeskLead | null; request: LeadRequest | null }>(
          ({ input: { lead, request } }) => {
            sent.push({ version: lead?.row.version, request })
            return new Promise((resolve, reject) => sentEnds.push({ with: resolve, fail: reject }))
          },
        ),
      },
      actions: {
        logFailure: (_, { error }) => effects.push(`log ${JSON.stringify(error)}`),
      },
    }),
    { input: leadPanelTestModel.input },
  )
  actor.on('request.done', ({ lead, request }) => effects.push(`done ${request?.kind} v${lead?.row.version}`))
  actor.subscribe({ error: () => {} })
  actor.start()
  return {
    reads,
    sent,
    effects,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
    comes: (lead: DeskLead) => (readEnds.at(-1)?.with(lead), turn()),
    readFails: (error: unknown) => (readEnds.at(-1)?.fail(error), turn()),
    answers: (answer: LeadAnswer) => (sentEnds.at(-1)?.with(answer), turn()),
    sendFails: (error: unknown) => (sentEnds.at(-1)?.fail(error), turn()),
  }
}

const shown = async (lead = WAITING) => {
  const panel = openPanel()
  await panel.comes(lead)
  return panel
}

const claiming = async () => {
  const panel = await shown()
  panel.send({ type: 'action.chosen', action: 'claim' })
  return panel
}

const NETWORK = { kind: 'network' }
const CONFLICT = { kind: 'conflict', by: COLLEAGUE.name, lead: TAKEN } as const
const lose = (reason: string) =>
  ({ type: 'details.given', event: { type: 'lose', reason }, now: SAMPLE_NOW }) as const

describe('the lead panel machine', () => {
  provesMachine(leadPanelMachine, leadPanelTestModel)

  it('reads its lead, and offers what is possible with it', async () => {
    const panel = openPanel()
    expect(panel.now.value).toBe('loading')
    expect(panel.now.hasTag('busy')).toBe(true)
    expect(panel.now.hasTag('offering')).toBe(false)
    await panel.comes(WAITING)
    expect(panel.now.value).toEqual({ viewing: 'reading' })
    expect(panel.now.hasTag('offering')).toBe(true)
    expect(panel.now.hasTag('busy')).toBe(false)
    expect(panel.now.context.lead).toBe(WAITING)
    expect(panel.reads).toEqual([leadPanelTestModel.input.leadId])
  })

  it('does nothing that the lead’s follow-up does not allow', async () => {
    const panel = await shown(TAKEN)
    panel.send({ type: 'action.chosen', action: 'claim' })
    panel.send({ type: 'action.chosen', action: 'lose' })
    panel.send(lose('price'))
    panel.send(lose(''))
    expect(panel.sent).toEqual([])
    expect(panel.now.value).toEqual({ viewing: 'reading' })
  })

  it('sends an action with the version that was looked at; it counts once it is answered', async () => {
    const panel = await claiming()
    expect(panel.now.value).toBe('acting')
    expect(panel.now.hasTag('busy')).toBe(true)
    expect(panel.now.hasTag('offering')).toBe(false)
    expect(panel.now.context.lead).toBe(WAITING)
    expect(panel.sent).toEqual([{ version: 1, request: { kind: 'event', event: { type: 'claim' } } }])
    await panel.answers({ kind: 'done', lead: OWN })
    expect(panel.now.context).toMatchObject({ lead: OWN, request: null })
    expect(panel.now.value).toEqual({ viewing: 'reading' })
    expect(panel.effects).toEqual(['done event v2'])
  })

  it('asks for what an action needs, says what is wrong at the field, and sends it when it is right', async () => {
    const panel = await shown()
    panel.send({ type: 'action.chosen', action: 'lose' })
    expect(panel.now.value).toEqual({ viewing: 'detailing' })
    expect(panel.now.context).toMatchObject({ chosen: 'lose', detailProblem: null })
    panel.send(lose(''))
    expect(panel.now.value).toEqual({ viewing: 'detailing' })
    expect(panel.now.context).toMatchObject({ chosen: 'lose', detailProblem: 'noReason' })
    expect(panel.sent).toEqual([])
    panel.send(lose('price'))
    expect(panel.sent).toEqual([
      { version: 1, request: { kind: 'event', event: { type: 'lose', reason: 'price' } } },
    ])
    expect(panel.now.context).toMatchObject({ chosen: null, detailProblem: null })
  })

  it('goes on from a cancelled form, and looks whether the lead has changed meanwhile', async () => {
    const panel = await shown()
    panel.send({ type: 'action.chosen', action: 'lose' })
    panel.send({ type: 'lead.changed' })
    expect(panel.now.value).toEqual({ viewing: 'detailing' })
    panel.send({ type: 'details.cancelled' })
    expect(panel.now.value).toEqual({ viewing: 'refreshing' })
    expect(panel.now.context.chosen).toBeNull()
    await panel.comes(OWN)
    expect(panel.now.context.lead).toBe(OWN)
    expect(panel.now.value).toEqual({ viewing: 'reading' })
  })

  it('sends a note without the blanks around it, and no empty one', async () => {
    const panel = await shown()
    panel.send({ type: 'note.given', text: ' \n ', key: NOTE_KEY })
    expect(panel.sent).toEqual([])
    panel.send({ type: 'note.given', text: ' Asked for Saturday ', key: NOTE_KEY })
    const request = { kind: 'note', text: 'Asked for Saturday', key: NOTE_KEY }
    expect(panel.sent).toEqual([{ version: 1, request }])
    await panel.sendFails({ kind: 'timeout' })
    panel.send({ type: 'request.retried' })
    expect(panel.sent[1]).toEqual({ version: 1, request })
  })

  it('names the colleague who was faster, and offers what is possible now', async () => {
    const panel = await claiming()
    await panel.answers(CONFLICT)
    expect(panel.now.value).toEqual({ viewing: 'conflict' })
    expect(panel.now.hasTag('offering')).toBe(true)
    expect(panel.now.context).toMatchObject({ by: COLLEAGUE.name, lead: TAKEN })
    expect(panel.effects).toEqual([])
    panel.send({ type: 'problem.closed' })
    expect(panel.now.value).toEqual({ viewing: 'refreshing' })
    expect(panel.now.context).toMatchObject({ by: '', request: null })
  })

  it('takes a conflict with oneself for done: the first answer was lost', async () => {
    const panel = await claiming()
    await panel.sendFails({ kind: 'timeout' })
    panel.send({ type: 'request.retried' })
    await panel.answers({ kind: 'conflict', by: SAMPLE_STAFF.name, lead: OWN })
    expect(panel.now.value).toEqual({ viewing: 'reading' })
    expect(panel.now.context).toMatchObject({ lead: OWN, request: null, problem: null })
    expect(panel.effects.at(-1)).toBe('done event v2')
  })

  it.each([
    [NETWORK, 'notSent'],
    [{ kind: 'timeout' }, 'unknown'],
    [{ kind: 'server' }, 'unknown'],
    [null, 'unknown'],
    ['network', 'unknown'],
  ])('after %j it says %s, keeps the request and sends the same again', async (error, problem) => {
    const panel = await claiming()
    await panel.sendFails(error)
    expect(panel.now.value).toBe('failed')
    expect(panel.now.hasTag('offering')).toBe(false)
    expect(panel.now.context).toMatchObject({ problem, lead: WAITING })
    expect(panel.effects).toEqual([`log ${JSON.stringify(error)}`])
    panel.send({ type: 'action.chosen', action: 'claim' })
    expect(panel.sent).toHaveLength(1)
    panel.send({ type: 'request.retried' })
    expect(panel.sent[1]).toEqual(panel.sent[0])
    await panel.sendFails(error)
    panel.send({ type: 'problem.closed' })
    expect(panel.now.value).toEqual({ viewing: 'refreshing' })
    expect(panel.now.context).toMatchObject({ problem: null, request: null })
  })

  it('says what is not possible any more, and reads the lead anew', async () => {
    const panel = await claiming()
    await panel.answers({ kind: 'refused' })
    expect(panel.now.value).toBe('refused')
    expect(panel.now.context.lead).toBe(WAITING)
    panel.send({ type: 'problem.closed' })
    expect(panel.now.value).toEqual({ viewing: 'refreshing' })
    expect(panel.now.context.request).toBeNull()
  })

  it('reads the lead anew for each thing that happens to it; while nothing comes, the old one stays', async () => {
    const panel = await shown()
    panel.send({ type: 'lead.changed' })
    panel.send({ type: 'lead.changed' })
    expect(panel.reads).toHaveLength(3)
    expect(panel.now.context.lead).toBe(WAITING)
    await panel.readFails(NETWORK)
    expect(panel.now.value).toEqual({ viewing: 'reading' })
    expect(panel.effects).toEqual([`log ${JSON.stringify(NETWORK)}`])
  })

  it('asks again for a lead that did not come: by hand, or when the connection is back', async () => {
    for (const type of ['request.retried', 'lead.changed'] as const) {
      const panel = openPanel()
      await panel.readFails(NETWORK)
      expect(panel.now.value).toBe('unreachable')
      expect(panel.effects).toEqual([`log ${JSON.stringify(NETWORK)}`])
      panel.send({ type })
      expect(panel.now.value).toBe('loading')
      expect(panel.reads).toHaveLength(2)
    }
  })

  it.each(['signedOut', 'missing'])('%s ends it, at the first look and later', async (kind) => {
    const first = openPanel()
    await first.readFails({ kind })
    const later = await shown()
    later.send({ type: 'lead.changed' })
    await later.readFails({ kind })
    for (const { now, effects } of [first, later]) {
      expect(now.value).toBe('closed')
      expect(now.status).toBe('done')
      expect(now.context.problem).toBe(kind)
      expect(effects).toEqual([])
    }
  })

  it('leads to the login when the session has ended before an action was taken', async () => {
    const panel = await claiming()
    await panel.sendFails({ kind: 'signedOut' })
    expect(panel.now.value).toBe('closed')
    expect(panel.now.context.problem).toBe('signedOut')
    expect(panel.effects).toEqual([])
  })
})
