import * as t from 'io-ts'
import { DeskLead, DeskList } from '@/model/desk/deskLead'
import { siteCall } from './siteCall'

const LEAD_PATH = '/desk/api/lead'

const Changed = t.type({ lead: DeskLead })

export const LIST_LEADS = siteCall('GET', '/desk/api/leads', DeskList)
export const SHOW_LEAD = siteCall('GET', LEAD_PATH, DeskLead)
export const CHANGE_LEAD = siteCall('POST', LEAD_PATH, Changed)
export const WRITE_NOTE = siteCall('POST', '/desk/api/note', Changed)
/** Server-sent events (FeedMessage). */
export const FOLLOW_LEADS = siteCall('GET', '/desk/api/feed')
