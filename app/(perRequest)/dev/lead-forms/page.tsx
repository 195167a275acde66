import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { LeadFormGallery } from '@/components/forms/LeadForm/LeadFormGallery'
import { Modals } from '@/components/account/Dialog/Modals'
import { QuickSurvey } from '@/components/forms/QuickSurvey/QuickSurvey'
import { LEAD_FORM_VARIANTS, isLeadFormVariant } from '@/model/lead/leadForm'
import { hasDevPages } from '@/server/devPages'

export const dynamic = 'force-dynamic'
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

/** Every variant of the lead form, the quick survey and the modal, for developers (DEV_PAGES=1). */
export default async function LeadFormsPage({ searchParams }: { searchParams: Promise<{ lang?: string }> }) {
  if (!hasDevPages()) notFound()
  const language = (await searchParams).lang === 'hi' ? 'hi' : 'en'
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
        <a href="/contact-us#enquiry" data-opens="lead-form">
          Book an Appointment
        </a>
      </p>
      <Modals page={{ ...page, ...PAGES['1'] }} />
    </LeadFormGallery>
  )
}
