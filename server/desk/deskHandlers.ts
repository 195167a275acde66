import 'server-only'
import { ALERT_HANDLERS } from './alerts/alertCalls'
import { LEAD_PLACE_FORMS } from './followUp/leadPlaceForms'
import { SPEND_FORMS } from './figures/spendForms'
import { STAFF_HANDLERS } from './staff/staffHandlers'
import { DAY_FORMS } from './day/dayForms'
import { NEW_LEAD_FORMS } from './newLead/newLeadForms'
import { SCHEDULE_FORMS } from './schedule/scheduleForms'
import { DEMO_FORMS } from './demo/demoForm'
import { BULK_FORMS } from './followUp/bulkForms'
import { EXPORT_FORMS } from './followUp/exportForm'
import { FOLLOW_UP_FORMS } from './followUp/leadForms'
import { figureCsv, figurePng } from './figures/figureCalls'
import { followDay, followLeads } from './feed/feedCalls'
import { changeDay, showDay } from './day/dayCalls'
import { changeLead, changeLeads, showLead, showLeads, writeNote } from './followUp/followUpCalls'
import {
  CHANGE_DAY,
  CHANGE_LEAD,
  CHANGE_LEADS,
  FOLLOW_DAY,
  FOLLOW_LEADS,
  LIST_LEADS,
  SHOW_DAY,
  SHOW_LEAD,
  WRITE_NOTE,
} from '@/model/calls/deskCalls'

/** Calls of the desk, except those for the catalogue. */
export const DESK_HANDLERS = {
  ...STAFF_HANDLERS,
  '/desk/figures/csv': { GET: figureCsv },
  '/desk/figures/png': { GET: figurePng },
  ...SPEND_FORMS,
  ...LEAD_PLACE_FORMS,

  // What the clinic does with its leads (docs/decisions/0055); the feed is server-sent events.
  [LIST_LEADS.path]: { [LIST_LEADS.method]: showLeads, [CHANGE_LEADS.method]: changeLeads },
  [SHOW_LEAD.path]: { [SHOW_LEAD.method]: showLead, [CHANGE_LEAD.method]: changeLead },
  [WRITE_NOTE.path]: { [WRITE_NOTE.method]: writeNote },
  [FOLLOW_LEADS.path]: { [FOLLOW_LEADS.method]: followLeads },
  [SHOW_DAY.path]: { [SHOW_DAY.method]: showDay, [CHANGE_DAY.method]: changeDay },
  [FOLLOW_DAY.path]: { [FOLLOW_DAY.method]: followDay },
  ...FOLLOW_UP_FORMS,
  ...EXPORT_FORMS,
  ...BULK_FORMS,
  ...DEMO_FORMS,
  ...DAY_FORMS,
  ...SCHEDULE_FORMS,
  ...NEW_LEAD_FORMS,
  ...ALERT_HANDLERS,
} as const
