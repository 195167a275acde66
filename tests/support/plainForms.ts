/** Plain forms as a browser that keeps cookies posts them, for tests: a server of their own, and what became of them. */
import { expandLead } from '@/model/lead/lead'
import { readEnquiryDraft } from '@/server/leads/forms/enquiryDraft'
import { submitEnquiry } from '@/server/leads/forms/submitEnquiry'
import { ownLeadId } from '@/server/leads/intake/leadCookie'
import { leadById } from '@/server/leads/leadStore'
import { SAMPLE_FORM } from './sampleLead'
import { cookieHeader } from './cookieHeader'
import { postedTo } from './postedForm'
import { accounts, testAccounts } from './testAccounts'
import { requestWith } from './siteRequest'

testAccounts()

let serial = 0
const newMobile = () => String(9_100_000_000 + serial++)

export const filled = (change: Record<string, string> = {}): Record<string, string> => ({
  ...SAMPLE_FORM,
  mobile: newMobile(),
  ...change,
})

type Fields = Record<string, string> | URLSearchParams

export const post = (path: string, fields: Fields, headers: Record<string, string> = {}) =>
  postedTo(path, fields, { 'user-agent': 'a browser', cookie: 'browser_id=kept', ...headers })

export const submit = (fields: Fields, headers?: Record<string, string>) =>
  submitEnquiry(post('/enquiry', fields, headers))

export const cookieOfAnswer = (answer: Response) => cookieHeader(answer.headers.getSetCookie().slice(0, 1))
/** A request of the browser that got an answer. */
const requestAfter = (answer: Response) => requestWith({ cookie: cookieOfAnswer(answer) })
export const leadIdOfAnswer = (answer: Response) => ownLeadId(requestAfter(answer)) ?? ''
export const leadOfAnswer = async (answer: Response) => {
  const lead = await leadById(accounts.database, leadIdOfAnswer(answer))
  if (!lead) throw new Error('no lead')
  return lead
}
export const draftOf = (answer: Response) => {
  const id = /^(?:\/hi)?\/enquiry\/([\w-]+)#problem$/.exec(answer.headers.get('location') ?? '')?.[1]
  return readEnquiryDraft(requestAfter(answer), id ?? '')
}

/** The Lead that a form makes. */
export const storedLead = async (fields: Fields, headers?: Record<string, string>) =>
  expandLead((await leadOfAnswer(await submit(fields, headers))).fields)
