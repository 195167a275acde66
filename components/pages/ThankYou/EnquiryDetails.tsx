import styled from 'styled-components'
import { optionLabel } from '@/components/forms/LeadForm/formOptions'
import { type Fact, FactsTable } from '@/components/ui/FactsTable'
import { PageLink } from '@/components/ui/PageLink'
import { brand } from '@/content/brand'
import { bookPageCopy } from '@/content/copy/bookPage'
import { formFieldCopy } from '@/content/copy/formFields'
import { callInWords, thankYouCopy } from '@/content/copy/thankYou'
import { bookPath } from '@/model/appointments/bookingPaths'
import { nextCallTime } from '@/model/catalogue/openingHours'
import { CorrectNumber, CorrectionRoot } from './CorrectNumber'
import { DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import { maskedMobile, type OwnEnquiry } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { OTHER_NAME } from '@/model/catalogue/optionLists'
import { foreignTo } from '@/content/copy/otherLanguage'

/**
 * A plain form to state that the patient of the enquiry is a child, and which guardian consents
 * (docs/decisions/0047).
 */
function ChildPatient({ language }: { readonly language: Language }) {
  const { title, lead, guardian, submit } = thankYouCopy[language].child
  return (
    <CorrectionRoot>
      <details>
        <summary>{title}</summary>
        <form method="post" action={language === 'hi' ? '/enquiry/child?language=hi' : '/enquiry/child'}>
          <p>{lead}</p>
          <div className="form-foot">
            <label className="consent" htmlFor="child-guardian">
              <input id="child-guardian" type="checkbox" name="guardian" value="yes" />
              <span>{guardian}</span>
            </label>
            <button type="submit">{submit}</button>
          </div>
        </form>
      </details>
    </CorrectionRoot>
  )
}

const EnquiryDetailsRoot = styled.div`
  display: grid;
  gap: 12px;

  h2 {
    margin-top: 12px;
    font-size: 1.25rem;
  }
  ul {
    display: grid;
    gap: 6px;
    padding-left: 24px;
  }
`

type EnquiryDetailsProps = {
  readonly enquiry: OwnEnquiry
  readonly language: Language
  readonly now: Date
  /** Partners and applicants are not called about a treatment. */
  readonly isPatient: boolean
}

/** The sent enquiry, the time of the call, and what to have ready for it. */
export function EnquiryDetails({ enquiry, language, now, isPatient }: EnquiryDetailsProps) {
  const copy = thankYouCopy[language]
  const bookable = enquiry.details?.bookable
  const { openingHours = [], timeZone = DEFAULT_TIME_ZONE } = brand()
  return (
    <EnquiryDetailsRoot>
      <FactsTable title={copy.detailsTitle} facts={factsOf(enquiry, language)} />
      {enquiry.details && (
        <CorrectNumber language={language} isPatient={isPatient} typed={enquiry.triedNumber} />
      )}
      {enquiry.details && isPatient && <ChildPatient language={language} />}
      {isPatient && (
        <>
          <h2>{copy.callTitle}</h2>
          <p>{callInWords(nextCallTime(openingHours, timeZone, now), language)}</p>
          {bookable !== undefined && (
            <p>
              {copy.bookNow}{' '}
              <PageLink href={bookPath('en', bookable)} language={language}>
                {bookPageCopy[language].seePlaces}
              </PageLink>
            </p>
          )}
          <h2>{copy.atHandTitle}</h2>
          <ul>
            {[...copy.atHand, ...(enquiry.details?.isInsured ? [copy.atHandInsured] : [])].map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
    </EnquiryDetailsRoot>
  )
}

function factsOf({ reference, details }: OwnEnquiry, language: Language): readonly Fact[] {
  const names = thankYouCopy[language].details
  const all: readonly Fact[] = [
    { name: names.reference, value: reference },
    ...(details
      ? [
          { name: names.treatment, value: optionLabel(details.treatment, language) },
          { name: names.city, value: optionLabel(details.city, language) },
          { name: names.doctor, value: details.doctor },
          { name: names.hospital, value: details.hospital },
          {
            name: names.callback,
            value: formFieldCopy[language].choices.callNowLaterField?.[details.callback] ?? details.callback,
          },
          { name: names.mobile, value: `+${details.countryCode} ${maskedMobile(details.mobile)}` },
        ]
      : []),
  ]
  return (
    all
      .filter(({ value }) => value !== '' && value !== OTHER_NAME)
      // Letters and digits of a reference are read in English.
      .map((fact) =>
        language === 'hi' && /[a-z]/i.test(fact.value) ? { ...fact, lang: foreignTo(fact.value) } : fact,
      )
  )
}
