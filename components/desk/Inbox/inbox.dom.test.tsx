import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { SAMPLE_INBOX } from '@/devtools/specimens/sampleInbox'
import {
  COLLEAGUE,
  FIRST_LEAD,
  NEW_LEAD,
  SAMPLE_COUNTS,
  SAMPLE_STAFF,
  sampleLead,
  sampleList,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import { firstStepsCopy } from '@/content/copy/firstSteps'
import { interpolate } from '@/content/copy/interpolate'
import type { DeskRow } from '@/model/desk/deskLead'
import { NO_FILTERS } from '@/model/desk/inboxFilters'
import { type FeedListener, followFeed, readLead, readLeads, sendEvent } from '@/services/desk'
import { registerAgain } from '@/components/desk/Alerts/alertBrowser'
import { chime } from './chime'
import { Inbox, type InboxProps } from './Inbox'

jest.mock('@/services/desk')
jest.mock('@/components/desk/Alerts/alertBrowser')
jest.mock('./chime')
let feed: FeedListener
jest.mocked(followFeed).mockImplementation((_after, listener) => {
  feed = listener
  return () => undefined
})
const row = sampleRow(FIRST_LEAD)
jest.mocked(readLead).mockResolvedValue(sampleLead(row))
jest.mocked(readLeads).mockReturnValue(new Promise(() => {}))

const show = (own: Partial<InboxProps> = {}) => render(<Inbox {...SAMPLE_INBOX} {...own} />)

test('what comes in is said in a region that was there before', () => {
  show()
  const region = screen.getAllByRole('status').at(-1)
  const arrived = sampleRow(NEW_LEAD)
  act(() =>
    feed.received({
      row: arrived,
      leadId: NEW_LEAD,
      position: '11',
      counts: SAMPLE_COUNTS,
      by: '',
      type: 'arrived',
    }),
  )
  expect(screen.getAllByRole('status').at(-1)).toBe(region)
  expect(region?.textContent).toContain(arrived.name)
})

test('the open lead is read again for what a colleague did, never for an own step', async () => {
  const [own, taken] = [
    sampleRow(FIRST_LEAD, { version: 2, state: 'claimed', owner: SAMPLE_STAFF }),
    sampleRow(FIRST_LEAD, { version: 3, state: 'claimed', owner: COLLEAGUE }),
  ]
  jest.mocked(readLead).mockClear()
  jest.mocked(sendEvent).mockResolvedValueOnce({ kind: 'done', lead: sampleLead(own, { opened: 'mark' }) })
  show({ page: sampleList([row]) })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.click(await screen.findByRole('button', { name: /^Claim/ }))
  await screen.findByText(interpolate(leadPanelCopy.done, { action: leadPanelCopy.actions.claim }))
  const told = (changed: DeskRow, by: string, type: string) =>
    act(() =>
      feed.received({ row: changed, leadId: FIRST_LEAD, position: '11', counts: SAMPLE_COUNTS, by, type }),
    )
  const { name } = SAMPLE_STAFF
  await told(own, name, 'claim')
  await told(own, name, 'noted')
  await told(sampleRow(NEW_LEAD, { version: 9 }), COLLEAGUE.name, 'claim')
  expect(readLead).toHaveBeenCalledTimes(1)
  await told(taken, COLLEAGUE.name, 'take')
  await told(taken, COLLEAGUE.name, 'noted')
  // What was opened is read again as what was opened.
  expect(jest.mocked(readLead).mock.calls.map(([asked]) => asked)).toEqual([
    { id: FIRST_LEAD, opened: undefined },
    { id: FIRST_LEAD, opened: 'mark' },
    { id: FIRST_LEAD, opened: 'mark' },
  ])
})

test('an empty list says whether filters make it so, whichever they are', () => {
  const { unmount } = show({ filters: { ...NO_FILTERS, city: 'Pune' } })
  expect(screen.getByText(inboxCopy.noneFiltered)).toBeTruthy()
  unmount()
  show()
  expect(screen.getByText(inboxCopy.none)).toBeTruthy()
})

test('an inbox without any lead ever offers an owner first steps, until the first lead comes', () => {
  const { unmount } = show({ isEmpty: true, staff: { ...SAMPLE_STAFF, role: 'owner' } })
  expect(screen.getByRole('button', { name: firstStepsCopy.demo })).toBeTruthy()
  expect(screen.getByRole('link', { name: firstStepsCopy.invite })).toBeTruthy()
  tells({}, 'arrived', 1)
  expect(screen.queryByText(firstStepsCopy.title)).toBeNull()
  unmount()
  show({ isEmpty: true })
  expect(screen.getByText(firstStepsCopy.title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: firstStepsCopy.demo })).toBeNull()
})

test('who has been signed out comes back to the same view', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  jest.mocked(readLeads).mockRejectedValueOnce({ kind: 'signedOut' })
  show({ filters: { ...NO_FILTERS, city: 'Pune' } })
  act(() => feed.reset())
  const link = await screen.findByRole('link', { name: inboxCopy.signIn })
  expect(link.getAttribute('href')).toBe('/desk/login?back=%2Fdesk%3Fview%3Dqueue%26city%3DPune')
})

test('Escape leaves what an action asks for first, then the lead', async () => {
  show({ page: sampleList([row]) })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.click(await screen.findByRole('button', { name: /^Lost/ }))
  const title = leadPanelCopy.details.lose.title
  fireEvent.keyDown(screen.getByRole('link', { name: leadPanelCopy.cancel }), { key: 'Escape' })
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(screen.queryByText(inboxCopy.noLead)).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByText(inboxCopy.noLead)).toBeTruthy()
})

test('a link that is pressed for another tab does nothing on the page', () => {
  show({ filters: { ...NO_FILTERS, city: 'Pune' } })
  const link = screen.getByRole('link', { name: inboxCopy.clear, hidden: true })
  const clicks: boolean[] = []
  const note = (click: Event) => {
    clicks.push(click.defaultPrevented)
    click.preventDefault()
  }
  addEventListener('click', note)
  fireEvent.click(link, { ctrlKey: true })
  fireEvent.click(link)
  removeEventListener('click', note)
  expect(clicks).toEqual([false, true])
})

test('what a detail is wrong with is said beside the hint about opening hours', async () => {
  jest.mocked(readLead).mockResolvedValueOnce({ ...sampleLead(row), actions: ['schedule'] })
  show({ page: sampleList([row]) })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${leadPanelCopy.actions.schedule}`) }),
  )
  const { title, send, field } = leadPanelCopy.details.schedule
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: send }))
  const described = (await screen.findByLabelText(field)).getAttribute('aria-describedby')
  const texts = described?.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual([leadPanelCopy.problems.noTime, 'The clinic is open Mo-Sa 09:00-20:00.'])
})

const tells = (change: Partial<DeskRow>, type: string, queue: number) =>
  act(() =>
    feed.received({
      row: { ...sampleRow(NEW_LEAD), ...change },
      leadId: NEW_LEAD,
      position: '12',
      counts: { ...SAMPLE_COUNTS, queue },
      by: '',
      type,
    }),
  )

test('the tab’s title says how many are to be called, and what waits for somebody is said aloud', () => {
  document.title = 'Inbox'
  show()
  tells({}, 'becameLate', 4)
  const said = () => screen.getAllByRole('status').at(-1)?.textContent
  expect(document.title).toBe('(4) Inbox')
  expect(said()).toMatch(/^Not called in time: /)
  tells({}, 'callbackDue', 1000)
  expect(document.title).toBe('(999+) Inbox')
  expect(said()).toMatch(/^Callback due: /)
  tells({ state: 'claimed', owner: SAMPLE_STAFF }, 'give', 0)
  expect(said()).toMatch(/^Assigned to you: /)
  tells({ state: 'queued', reason: 'displaced' }, 'followedAppointment', 0)
  expect(document.title).toBe('Inbox')
  expect(said()).toMatch(/^Lost the place, please call: /)
})

test('a sound is made for those who want one', async () => {
  show()
  tells({}, 'becameLate', 1)
  show({ alerts: { sound: true, publicKey: null } })
  tells({}, 'claim', 1)
  await act(async () => {})
  expect(chime).not.toHaveBeenCalled()
  tells({}, 'becameLate', 1)
  await waitFor(() => expect(chime).toHaveBeenCalledTimes(1))
})

test('the browser of who wants to be told is registered for the new session', async () => {
  show({ alerts: { sound: false, publicKey: 'BPublic' } })
  await waitFor(() => expect(registerAgain).toHaveBeenCalledWith('BPublic'))
})
