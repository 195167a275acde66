import 'server-only'
import { type Language, pathIn } from '@/model/page/language'
import { COMPANY_THANKS } from '@/model/page/thankYouAddress'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, type GuardedHandler, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { ownLeadId } from '@/server/leads/intake/leadCookie'

/** A form on the thank-you page, about the enquiry that this browser has just sent. */
interface OwnEnquiry {
  readonly form: URLSearchParams
  /** Of the signed cookie: nobody else's lead. */
  readonly leadId: string
  readonly language: Language
}

interface Outcome<Name> {
  readonly outcome: Name
  readonly cookies?: readonly string[]
}

const languageOf = (query: URLSearchParams): Language => (query.get('language') === 'hi' ? 'hi' : 'en')

/**
 * A plain form about the own enquiry, which leads back to the thank-you page that it stands on; nothing of a person is ever
 * in the address.
 * @param fragments by which the page shows what became of it
 */
export const ownEnquiryForm = <Name extends string>(
  fragments: Readonly<Record<Name | 'failed', string>>,
  handle: (own: OwnEnquiry) => Promise<Outcome<Name | 'failed'>>,
): GuardedHandler => {
  const home = ({ url }: Request, { outcome, cookies = [] }: Outcome<Name | 'failed'>): Response => {
    const query = new URL(url).searchParams
    const choices = query.get('from') === COMPANY_THANKS ? `from=${COMPANY_THANKS}` : 'isquicksurvey=1'
    return seeOther(`${pathIn(languageOf(query), '/thankyou')}?${choices}#${fragments[outcome]}`, cookies)
  }
  return guardedCall(
    {
      proof: 'origin',
      limit: ({ ip }) => ['leads', ip],
      readBody: readForm,
      refuse: (refusal) => refuseForm(refusal) ?? home(refusal.request, { outcome: 'failed' }),
    },
    async ({ body: form, request }) => {
      const leadId = ownLeadId(request)
      const language = languageOf(new URL(request.url).searchParams)
      return home(
        request,
        leadId === undefined ? { outcome: 'failed' } : await handle({ form, leadId, language }),
      )
    },
  )
}
