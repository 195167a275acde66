import * as t from 'io-ts'
import { siteCall } from './siteCall'

const Status = t.type({ status: t.type({ code: t.number }) })

export const CREATE_LEAD = siteCall(
  'POST',
  '/lead/v1/admin/webleadcreate',
  t.intersection([Status, t.type({ data: t.array(t.type({ Id: t.string })) })]),
)
export const ADD_SURVEY = siteCall('POST', '/lead/v1/survey', Status)
/** Hands a stored lead (`?leadId=`) to the delivery queue. */
export const HAND_TO_CRM = siteCall('POST', '/api/lead/createleadzoho')
/** Sets the cookie that calls which change something echo as X-XSRF-TOKEN. */
export const XSRF_TOKEN = siteCall('GET', '/api/session/xsrf')
