import type { InboxProps } from '@/components/desk/Inbox/Inbox'
import { NO_FILTERS } from '@/model/desk/inboxFilters'
import { SAMPLE_NOW, SAMPLE_SETTINGS, SAMPLE_STAFF, sampleList } from './sampleLeads'

/** The inbox of the sample staff without leads and choices; tests and the developers' page (/dev/desk) change it. */
export const SAMPLE_INBOX: InboxProps = {
  staff: SAMPLE_STAFF,
  filters: NO_FILTERS,
  page: sampleList([]),
  selected: null,
  first: null,
  settings: SAMPLE_SETTINGS,
  choices: { city: [], treatment: [], source: [], owner: [], reason: [], people: [], closeReasons: [] },
  bulkAnswer: null,
  isEmpty: false,
  alerts: { sound: false, publicKey: null },
  renderedAt: SAMPLE_NOW,
}
