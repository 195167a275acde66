import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PolicyArticle } from '@/components/PolicyArticle/PolicyArticle'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { termsPolicy } from '@/content/policies'
import { pageMetadata } from '../pageMetadata'
import { pageNumbers } from '../pageNumbers'

const PAGE = {
  pageType: 'Terms',
  pageName: termsPolicy.title,
  path: '/terms-conditions',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const metadata = pageMetadata({ ...pageWordsFor(PAGE.language).heads.terms, path: PAGE.path })

export default function TermsPage() {
  return (
    <SiteShell page={PAGE} numbers={pageNumbers(PAGE)}>
      <PolicyArticle policy={termsPolicy} language={PAGE.language} />
    </SiteShell>
  )
}
