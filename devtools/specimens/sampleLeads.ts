import type { DeskCounts, DeskLead, DeskList, DeskRow } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { StaffMember } from '@/model/desk/staff'

/** Leads as the desk shows them, for its machines' tests and for the developers' page of the inbox. */
export const FIRST_LEAD = '00000000-0000-4000-8000-000000000001'
export const SECOND_LEAD = '00000000-0000-4000-8000-000000000002'
export const OLD_LEAD = '00000000-0000-4000-8000-000000000003'
export const NEW_LEAD = '00000000-0000-4000-8000-000000000004'

export const SAMPLE_STAFF: StaffMember = { id: '1', name: 'Meera Nair', role: 'manager', branches: null }
export const COLLEAGUE = { id: '2', name: 'Asha Rao' }

/** When the sample day is looked at. */
export const SAMPLE_NOW = Date.parse('2026-11-23T06:00:00Z')

const OF_LEAD: Readonly<Record<string, Partial<DeskRow>>> = {
  [FIRST_LEAD]: { name: 'Ravi Kumar', tier: 1, isLate: true, arrivedAt: '2026-11-23T05:20:00Z' },
  [SECOND_LEAD]: { name: 'Sunita Devi', treatment: 'Cataract', arrivedAt: '2026-11-23T05:41:00Z' },
  [OLD_LEAD]: { name: 'Farhan Ali', city: 'Mumbai', arrivedAt: '2026-11-23T05:50:00Z' },
  [NEW_LEAD]: { name: 'Lata Joshi', treatment: 'Hernia', arrivedAt: '2026-11-23T05:59:00Z' },
}

/** A lead that waits to be called, but for what is named. */
export const sampleRow = (leadId: string, own: Partial<DeskRow> = {}): DeskRow => ({
  leadId,
  state: 'queued',
  version: 1,
  owner: null,
  attempts: 0,
  dueAt: null,
  reason: null,
  mergedInto: null,
  claimedUntil: null,
  firstCalledAt: null,
  isLate: false,
  reference: `SH-${leadId.slice(-4)}`,
  name: 'Ravi Kumar',
  mobile: '98XXXXXX10',
  treatment: 'Piles',
  city: 'Delhi',
  source: 'Google',
  tier: 2,
  arrivedAt: '2026-11-23T05:30:00Z',
  callBy: null,
  isRepeated: false,
  isSuspectedSpam: false,
  isWithdrawn: false,
  ...OF_LEAD[leadId],
  ...own,
})

/** How many leads the views have once another one has come. */
export const SAMPLE_COUNTS: DeskCounts = { queue: 3, mine: 0, due: 0, all: 3 }

/** A part of the list with these leads. */
export const sampleList = (rows: readonly DeskRow[], own: Partial<DeskList> = {}): DeskList => ({
  rows,
  next: null,
  counts: { queue: rows.length, mine: 0, due: 0, all: rows.length },
  position: '10',
  owns: 'desk',
  timeZone: 'Asia/Kolkata',
  ...own,
})

/** A whole lead, as it is opened beside the list. */
export const sampleLead = (row: DeskRow, own: Partial<DeskLead> = {}): DeskLead => ({
  row,
  opened: 'mark',
  number: '+91 98765 43210',
  email: 'ravi@example.com',
  answers: [
    { field: 'treatment', value: row.treatment },
    { field: 'city', value: row.city },
  ],
  source: [{ field: 'utm_source', value: row.source }],
  earlier: [],
  duplicates: [],
  timeline: [],
  notes: [],
  actions: ['claim', 'lose'],
  call: { tel: 'tel:+919876543210', hasWhatsappConsent: false, whatsapp: [] },
  owns: 'desk',
  crm: null,
  ...own,
})

/** How the sample clinic works. */
export const SAMPLE_SETTINGS: StoredSettings = {
  version: 1,
  settings: {
    lostReasons: [
      { id: 'tooFar', label: 'Too far away' },
      { id: 'price', label: 'Price' },
    ],
    reopenReasons: [{ id: 'calledBack', label: 'Called back' }],
    unmergeReasons: [{ id: 'otherPerson', label: 'Another person' }],
    openingHours: [],
    firstCallMinutes: 30,
    claimMinutes: 10,
    attempts: 5,
    retryMinutes: 120,
    templates: [],
  },
  openingHours: ['Mo-Sa 09:00-20:00'],
  timeZone: 'Asia/Kolkata',
}
