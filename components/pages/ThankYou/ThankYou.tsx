import { Island } from '@/components/layout/islands/Island'
import styled from 'styled-components'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { PageContext } from '@/model/page/pageContext'
import { LanguageSwitch } from '@/components/ui/LanguageSwitch'
import { Scene } from '@/components/ui/Scene'
import { PageLink } from '@/components/ui/PageLink'
import { HomeLogo } from '@/components/ui/Logo/Logo'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { QuickSurvey } from '@/components/forms/QuickSurvey/QuickSurvey'
import { callNumber } from '@/content/brand'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import { thankYouCopy } from '@/content/copy/thankYou'
import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { marketingCopy } from '@/content/copy/marketing'
import { CHILD_OUTCOMES, COMPANY_THANKS, NUMBER_OUTCOMES } from '@/model/page/thankYouAddress'
import { PDF_VARIANT } from '@/model/page/pageTypes'
import type { OwnEnquiry } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { CalledNumber } from './CalledNumber'
import { EnquiryDetails } from './EnquiryDetails'
import { homeLogo, touchLink } from '@/components/ui/theme/surfaces'

const ThankYouRoot = styled.div`
  padding-block: 24px 64px;

  .home {
    ${touchLink}
  }
  ${homeLogo}
  .columns {
    display: grid;
    gap: 36px;
    margin-top: 24px;
  }
  .words {
    display: grid;
    align-content: start;
    gap: 16px;
    max-width: var(--measure);
  }
  .words > :is(h2, .plan) {
    margin-top: 12px;
  }
  .words h2 {
    font-size: 1.25rem;
  }
  .plan {
    display: grid;
    gap: 8px;
    padding: 20px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  ol {
    display: grid;
    gap: 10px;
    padding-left: 24px;
  }
  ol li {
    padding-left: 6px;
  }
  ol li::marker {
    color: var(--green);
    font-weight: 700;
  }
  /* How a form of the page ended: the address's fragment says it. */
  .outcome:not(:target),
  .done:target ~ .survey {
    display: none;
  }
  .outcome {
    margin-bottom: 16px;
    padding: 16px 20px;
    border-left: 4px solid var(--success);
    background: var(--surface);
    font-weight: 600;
  }
  .failed {
    border-left-color: var(--error);
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  .another summary {
    ${touchLink}
    cursor: pointer;
    font-weight: 600;
  }
  .links .numbers {
    white-space: nowrap;
  }
  .links a {
    ${touchLink}
  }

  @media (min-width: 768px) {
    padding-block: 32px 96px;

    .columns {
      margin-top: 48px;
    }
  }
  @media (min-width: 1024px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) 480px;
      gap: 64px;
    }
  }
`

/** Kind of thank-you page: marketing page with plan or file, or a form not from a patient. */
export const THANK_YOU_AFTER = ['plan', PDF_VARIANT, COMPANY_THANKS] as const
export type ThankYouAfter = (typeof THANK_YOU_AFTER)[number]

const NUMBER_OUTCOME_NAMES = ['corrected', 'wrong', 'failed'] as const
const CHILD_OUTCOME_NAMES = ['agreed', 'waiting', 'failed'] as const

/** Parameters of the address. */
export type ThankYouChoices = { readonly after?: ThankYouAfter; readonly hasSurvey?: boolean }

type ThankYouProps = ThankYouChoices & {
  readonly page: PageContext
  /** The visitor's own enquiry, if any. */
  readonly enquiry?: OwnEnquiry
  readonly now?: Date
}

/** The sent enquiry, the next steps, and a few more questions (specification, sections 2, routes, and 8). */
export function ThankYou({ page, after, hasSurvey = false, enquiry, now }: ThankYouProps) {
  const { language } = page
  const thankYou = thankYouCopy[language]
  const survey = quickSurveyCopy[language]
  const isPatient = after !== COMPANY_THANKS
  const phone = callNumber(page)
  return (
    <ThankYouRoot className="wrap">
      <HomeLogo language={language} />
      <div className="columns">
        <div className="words">
          {enquiry ? (
            <>
              <Scene name="thanks" isOpening />
              <h1>{thankYou.title}</h1>
              <p className="lead">{thanksFor(after, language)}</p>
              {NUMBER_OUTCOME_NAMES.map((name) => (
                <p
                  key={name}
                  id={NUMBER_OUTCOMES[name]}
                  className={`outcome ${name === 'corrected' ? '' : 'failed'}`}
                >
                  {thankYou.correct[name]}
                </p>
              ))}
              {CHILD_OUTCOME_NAMES.map((name) => (
                <p
                  key={name}
                  id={CHILD_OUTCOMES[name]}
                  className={`outcome ${name === 'failed' ? 'failed' : ''}`}
                >
                  {thankYou.child[name]}
                </p>
              ))}
              <EnquiryDetails
                enquiry={enquiry}
                language={language}
                now={now ?? new Date()}
                isPatient={isPatient}
              />
            </>
          ) : (
            <>
              <Scene name="empty" isOpening />
              <h1>{thankYou.none.title}</h1>
              <p className="lead">{thankYou.none.body}</p>
              <p>
                <PageLink href="/contact-us#enquiry" language={language} className="button button-primary">
                  {thankYou.none.send}
                </PageLink>
              </p>
            </>
          )}
          {after && isPatient && (
            <section className="plan">
              <h2>{thankYou.planTitle}</h2>
              <p>{thankYou.planBody}</p>
              {enquiry && <p>{thankYou.marketingBody}</p>}
              <Island
                name="calledNumber"
                of={CalledNumber}
                props={{ sentence: enquiry && thankYou.willCall }}
              />
            </section>
          )}
          {enquiry && isPatient && (
            <>
              <h2>{thankYou.nextTitle}</h2>
              <ol>
                {thankYou.nextSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <p className="links">
            {phone && (
              <a href={telephoneLink(phone)}>
                <span>
                  {thankYou.callUs} <span className="numbers">{readablePhone(phone)}</span>
                </span>
              </a>
            )}
            <PageLink href="/" language={language}>
              {thankYou.home}
            </PageLink>
            <LanguageSwitch page={page} />
          </p>
          {isPatient && page.isFormEnabled !== false && (
            <details className="another">
              <summary>{thankYou.another}</summary>
              <LeadForm page={page} layout="bare" heading="" />
            </details>
          )}
          {isPatient && <ActionButtons section="app" page={page} isQuiet />}
        </div>
        {hasSurvey && (
          <div className="questions">
            <p id="survey-failed" className="outcome failed">
              {survey.failed}
            </p>
            <p id="survey-done" className="outcome done">
              {survey.done}
            </p>
            <div className="survey">
              <QuickSurvey language={language} known={enquiry?.details?.known} />
            </div>
          </div>
        )}
      </div>
    </ThankYouRoot>
  )
}

function thanksFor(after: ThankYouAfter | undefined, language: Language): string {
  if (after === PDF_VARIANT) return marketingCopy[language].pdf.success
  const { body, companyBody } = thankYouCopy[language]
  return after === COMPANY_THANKS ? companyBody : body
}
