import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PolicyArticle } from '@/components/PolicyArticle/PolicyArticle'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { privacyPolicy } from '@/content/policies'
import { pageMetadata } from '../pageMetadata'
import { pageNumbers } from '../pageNumbers'

const PAGE = {
  pageType: 'Privacy',
  pageName: privacyPolicy.title,
  path: '/privacy',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const metadata = pageMetadata({ ...pageWordsFor(PAGE.language).heads.privacy, path: PAGE.path })

export default function PrivacyPage() {
  return (
    <SiteShell page={PAGE} numbers={pageNumbers(PAGE)}>
      <PolicyArticle policy={privacyPolicy} language={PAGE.language} />
    </SiteShell>
  )
}
