import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { ReviewNote } from '@/components/MedicalReview/ReviewNote'
import { Sources } from '@/components/MedicalReview/Sources'
import { SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Paragraphs } from '@/components/SectionedArticle/textBlocks'
import { videos, videosReview } from '@/content/videos'
import { companyWords } from '@/content/words/company'
import { VideoFigure } from './VideoFigure'

/** The films, one below the other, and what they can and cannot say. */
export function VideoList({ page }: { readonly page: LeadFormPage }) {
  const words = companyWords.videos
  return (
    <SectionedArticle
      page={page}
      sections={[
        ...videos.map((video) => ({
          id: video.slug,
          title: video.title,
          body: <VideoFigure video={video} />,
        })),
        {
          id: 'about',
          title: words.aboutTitle,
          body: (
            <>
              <Paragraphs texts={words.about} />
              <ReviewNote review={videosReview} language="en" />
              <Sources sources={videosReview.sources} language="en" />
            </>
          ),
        },
      ]}
    />
  )
}
