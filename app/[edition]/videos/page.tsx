import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { FormBeside } from '@/components/FormBeside/FormBeside'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { videoJsonLd } from '@/components/JsonLd/videoJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageOpening } from '@/components/PageOpening/PageOpening'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { VideoList } from '@/components/VideoList/VideoList'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { videos } from '@/content/videos'
import { companyWords } from '@/content/words/company'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const words = companyWords.videos
const PAGE = {
  pageType: 'Video',
  pageName: 'Video',
  path: '/videos',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const metadata = pageMetadata({
  title: words.metaTitle,
  description: words.description,
  path: PAGE.path,
})

export default async function VideosPage() {
  taggedBy('treatments', 'authors', 'reviewers')
  const numbers = pageNumbers(PAGE)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: words.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageOpening title={words.title} lead={words.lead}>
        {null}
      </PageOpening>
      <VideoList page={PAGE} />
      <FormBeside form={<LeadForm page={PAGE} {...numbers} />}>
        <h2>{words.formTitle}</h2>
        <p className="lead">{words.formText}</p>
      </FormBeside>
      <JsonLd
        things={[breadcrumbsJsonLd(crumbs, siteUrl), ...videos.map((video) => videoJsonLd(video, siteUrl))]}
      />
    </SiteShell>
  )
}
