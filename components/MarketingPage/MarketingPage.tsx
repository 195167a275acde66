import styled from 'styled-components'
import { BookingLink } from '@/components/BookingLink/BookingLink'
import { Faqs } from '@/components/Faqs/Faqs'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { Icon } from '@/components/Icon/Icon'
import { TreatmentIllustration } from '@/components/Illustration/TreatmentIllustration'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { Logo } from '@/components/Logo/Logo'
import { PageHero } from '@/components/PageHero/PageHero'
import { SellingPoints, hasSellingPoints } from '@/components/SellingPoints/SellingPoints'
import { overallCost, rupees } from '@/components/CostChart/costScale'
import { TreatmentFacts } from '@/components/TreatmentArticle/TreatmentFacts'
import { ReviewNote } from '@/components/TreatmentArticle/ReviewNote'
import { telephoneLink } from '@/content/brand'
import { departmentById } from '@/content/catalogue'
import type { Treatment } from '@/content/catalogueCodecs'
import { type ContactNumbers, readablePhone } from '@/content/contactNumbers'
import { fillGaps, messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'

const Frame = styled.div`
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  .top .call {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--deep-green);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  .stage {
    border-block: 1px solid var(--line);
    background: var(--sand);
  }
  .sections {
    display: grid;
    gap: 48px;
    padding-block: 48px 56px;
  }
  .sections > section {
    display: grid;
    gap: 16px;
  }
  .cost {
    max-width: var(--measure);
  }
  .cost strong {
    font-size: 1.1875rem;
  }
  .note,
  .review-block {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .review,
  .review-block {
    display: grid;
    gap: 12px;
  }
  .review dl,
  .closing {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }
  .review dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }
  .closing {
    align-items: center;
    gap: 12px 24px;
  }
  .closing a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

type MarketingPageProps = {
  readonly treatment: Treatment
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
}

/** A treatment's landing page: the form first, then what a person wants to know before they send it. */
export function MarketingPage({ treatment, page, numbers }: MarketingPageProps) {
  const { treatment: words, form, footer } = messagesFor(page.language)
  const own = pageWordsFor(page.language)
  const { shell } = own
  const name = page.language === 'hi' ? treatment.hindi : treatment.ProcedureName
  const department = departmentById(treatment.departmentid)
  const { minimum, maximum } = overallCost(treatment, page.language)
  return (
    <Frame>
      <header className="top wrap">
        <Logo />
        <a className="call numbers" href={telephoneLink(numbers.phone)}>
          <Icon name="phone" size={20} />
          {readablePhone(numbers.phone)}
        </a>
      </header>
      <div className="stage">
        <PageHero
          form={<LeadForm page={page} {...numbers} />}
          below={<TreatmentFacts facts={treatment.facts} language={page.language} />}
        >
          <p className="eyebrow">
            <TreatmentIllustration
              treatmentSlug={treatment.slug}
              departmentSlug={department?.slug ?? ''}
              size={80}
            />
            {page.department}
          </p>
          <h1>{fillGaps(own.marketing.title, { name })}</h1>
          <p className="lead">{treatment.summary}</p>
        </PageHero>
      </div>
      <div className="sections wrap">
        {hasSellingPoints(treatment.departmentid) && <SellingPoints language={page.language} />}
        <section className="cost">
          <h2>{own.marketing.costTitle}</h2>
          <p>
            <strong className="numbers">
              {rupees(minimum)} – {rupees(maximum)}
            </strong>
          </p>
          {treatment.cost.isIllustrative && <p className="note">{words.costIllustrative}</p>}
          <p>{treatment.insurance}</p>
        </section>
        <section>
          <h2>{shell.howItWorks}</h2>
          <HowItWorks language={page.language} />
        </section>
        <section>
          <h2>{words.faqs}</h2>
          <Faqs faqs={treatment.faqs} />
        </section>
        <div className="closing">
          <BookingLink page={page} className="button">
            {form.title}
          </BookingLink>
          <a href={`/treatment/${treatment.slug}`}>{own.marketing.readMore}</a>
        </div>
        <div className="review-block">
          <ReviewNote treatment={treatment} language={page.language} />
          <p>{footer.emergency}</p>
        </div>
      </div>
    </Frame>
  )
}
