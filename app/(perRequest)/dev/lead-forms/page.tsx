import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { Modals } from '@/components/account/Dialog/Modals'
import { QuickSurvey } from '@/components/forms/QuickSurvey/QuickSurvey'
import { LEAD_FORM_VARIANTS, isLeadFormVariant } from '@/model/lead/leadForm'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import { EVERY_FIELD, NOTHING_REQUIRED } from '@/devtools/paths/data/leadFormData'
import { hasDevPages } from '@/server/config/config'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Language } from '@/model/page/language'

export const metadata: Metadata = { title: 'Lead forms', robots: { index: false } }

/** The page type on which each variant is at home, so that it shows its own fields. */
const PAGES = {
  '0': { pageType: 'Contact', path: '/contact-us' },
  '1': { pageType: 'Treatment', path: '/treatment/piles' },
  '2': { pageType: 'costpage', path: '/treatment/piles-cost' },
  '3': { pageType: 'Condition', path: '/condition/piles' },
  '4': { pageType: 'Blog', path: '/blog' },
  '5': { pageType: 'Authors', path: '/authors' },
  '6': { pageType: 'Authors', path: '/authors' },
} as const

/** Forms with every field of section 5, as no page has one: test cases walk their rules on it. */
const RULED_FORMS = { every: EVERY_FIELD, optional: NOTHING_REQUIRED } as const

type Query = {
  readonly lang?: string
  /** One of RULED_FORMS alone, as on a page of this type and tier. */
  readonly form?: string
  readonly pageType?: string
  readonly tier?: string
}

/** Every variant of the lead form, the quick survey and the modal, for developers (DEV_PAGES=1). */
export default async function LeadFormsPage({ searchParams }: { searchParams: Promise<Query> }) {
  if (!hasDevPages()) notFound()
  const query = await searchParams
  const language = query.lang === 'hi' ? 'hi' : 'en'
  if (query.form === 'every' || query.form === 'optional') {
    const pageType = PAGE_TYPES.find((one) => one === query.pageType) ?? 'Home'
    const tier = query.tier === '1' || query.tier === '2' ? Number(query.tier) : DEFAULT_LEAD_TIER
    return (
      <LeadFormGallery language={language}>
        <h1>Lead form</h1>
        <LeadForm
          {...RULED_FORMS[query.form]}
          variant="3"
          page={{ pageName: 'lead-forms', path: '/dev/lead-forms', pageType, tier, language }}
        />
      </LeadFormGallery>
    )
  }
  const page = { pageName: 'lead-forms', tier: 3, language } as const
  return (
    <LeadFormGallery language={language}>
      <h1>Lead forms</h1>
      {Object.keys(LEAD_FORM_VARIANTS)
        .filter(isLeadFormVariant)
        .map((variant) => (
          <section key={variant} aria-label={`Variant ${variant}`}>
            <p>
              Variant {variant}, {LEAD_FORM_VARIANTS[variant].layout}
            </p>
            <LeadForm
              id={`variant-${variant}`}
              heading={`Variant ${variant}`}
              variant={variant}
              page={{ ...page, ...PAGES[variant] }}
            />
          </section>
        ))}
      <section aria-label="Quick survey">
        <p>Quick survey</p>
        <QuickSurvey language={language} />
      </section>
      <p>
        <a href="/contact-us#enquiry" data-opens="leadForm">
          Book an Appointment
        </a>
      </p>
      <Modals page={{ ...page, ...PAGES['1'] }} />
    </LeadFormGallery>
  )
}

const Main = styled.main`
  display: grid;
  gap: 40px;
  max-width: 64rem;
  margin-inline: auto;
  padding: 16px;

  section {
    min-width: 0;
  }
  section > p {
    margin: 0 0 8px;
    color: var(--muted);
  }
`

/** The frame of the developers' page that shows every lead form. */
const LeadFormGallery = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => <Main lang={language === 'hi' ? 'hi' : undefined}>{children}</Main>
