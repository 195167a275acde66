import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { PressList } from './PressList'
import { PageHero } from '@/components/ui/PageHero'
import { pressCopy as copy } from '@/content/copy/faqAndPress'

const PAGE = publicPage({ pageType: 'Press', pageName: 'Press', path: '/press' })

export const metadata = pageMetadata(PAGE, { title: copy.metaTitle, description: copy.description })

export default async function PressPage() {
  return (
    <PublicPage page={PAGE} crumbs={[{ name: copy.title, path: PAGE.path }]}>
      <PageHero form={<LeadForm page={PAGE} />} below={<PressList />}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </PageHero>
    </PublicPage>
  )
}
