import * as t from 'io-ts'
import { BulkAnswer } from '@/model/desk/bulkSteps'
import { DeskLead, DeskList } from '@/model/desk/deskLead'
import { DayPage, DayStepAnswer } from '@/model/desk/dayChanges'
import { siteCall } from './siteCall'

const LEAD_PATH = '/desk/api/lead'

const Changed = t.type({ lead: DeskLead })

const LEADS_PATH = '/desk/api/leads'
export const LIST_LEADS = siteCall('GET', LEADS_PATH, DeskList)
export const CHANGE_LEADS = siteCall('POST', LEADS_PATH, BulkAnswer)
export const SHOW_LEAD = siteCall('GET', LEAD_PATH, DeskLead)
export const CHANGE_LEAD = siteCall('POST', LEAD_PATH, Changed)
/** Tells which person is signed in by this browser (PushBrowser). */
export const REGISTER_BROWSER = siteCall('POST', '/desk/api/alerts/browser')
export const WRITE_NOTE = siteCall('POST', '/desk/api/note', Changed)
const DAY_PATH = '/desk/api/day'
export const SHOW_DAY = siteCall('GET', DAY_PATH, DayPage)
export const CHANGE_DAY = siteCall('POST', DAY_PATH, DayStepAnswer)
/** Server-sent events (DayMessage). */
export const FOLLOW_DAY = siteCall('GET', '/desk/api/day/feed')
/** Server-sent events (FeedMessage). */
export const FOLLOW_LEADS = siteCall('GET', '/desk/api/feed')
