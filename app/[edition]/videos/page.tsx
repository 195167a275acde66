import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ReviewNote, Sources } from '@/components/pages/People/ReviewNote'
import { videoJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { PageOpening } from '@/components/ui/PageHero'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { VideoFigure } from '@/components/ui/VideoFigure'
import { companyCopy } from '@/content/copy/company'
import { videos, videosReview } from '@/content/copy/videos'

const copy = companyCopy.videos
const PAGE = publicPage({ pageType: 'Video', pageName: 'Video', path: '/videos' })

export const metadata = pageMetadata(PAGE, { title: copy.metaTitle, description: copy.description })

/** The films, one below the other, and what they can and cannot say. */
const sections = () => [
  ...videos.map((video) => ({ id: video.slug, title: video.title, body: <VideoFigure video={video} /> })),
  {
    id: 'about',
    title: copy.aboutTitle,
    body: (
      <>
        <Paragraphs texts={copy.about} />
        <ReviewNote review={videosReview} language="en" />
        <Sources sources={videosReview.sources} language="en" />
      </>
    ),
  },
]

export default async function VideosPage() {
  return (
    <PublicPage
      page={PAGE}
      crumbs={[{ name: copy.title, path: PAGE.path }]}
      things={(_, siteUrl) => videos.map((video) => videoJsonLd(video, siteUrl))}
    >
      <PageOpening title={copy.title} lead={copy.lead} />
      <SectionedArticle page={PAGE} sections={sections()} />
      <TextAndForm form={<LeadForm page={PAGE} />}>
        <h2>{copy.formTitle}</h2>
        <p className="lead">{copy.formText}</p>
      </TextAndForm>
    </PublicPage>
  )
}
