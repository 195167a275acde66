import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { FormBeside } from '@/components/forms/FormBeside'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { videoJsonLd } from '@/components/seo/JsonLd/videoJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageOpening } from '@/components/ui/PageOpening'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { VideoList } from '@/components/ui/VideoList/VideoList'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { videos } from '@/content/copy/videos'
import { companyCopy } from '@/content/copy/company'
import { config } from '@/server/config'

const copy = companyCopy.videos
const PAGE = {
  pageType: 'Video',
  pageName: 'Video',
  path: '/videos',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const metadata = pageMetadata({
  title: copy.metaTitle,
  description: copy.description,
  path: PAGE.path,
})

export default async function VideosPage() {
  const numbers = pageNumbers(PAGE)
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: copy.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageOpening title={copy.title} lead={copy.lead}>
        {null}
      </PageOpening>
      <VideoList page={PAGE} />
      <FormBeside form={<LeadForm page={PAGE} {...numbers} />}>
        <h2>{copy.formTitle}</h2>
        <p className="lead">{copy.formText}</p>
      </FormBeside>
      <JsonLd
        things={[breadcrumbsJsonLd(crumbs, siteUrl), ...videos.map((video) => videoJsonLd(video, siteUrl))]}
      />
    </SiteShell>
  )
}
