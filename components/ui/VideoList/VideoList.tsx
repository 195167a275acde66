import type { PageContext } from '@/model/page/pageContext'
import { ReviewNote } from '@/components/pages/People/ReviewNote'
import { Sources } from '@/components/pages/People/Sources'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { videos, videosReview } from '@/content/copy/videos'
import { companyCopy } from '@/content/copy/company'
import { VideoFigure } from './VideoFigure'

/** The films, one below the other, and what they can and cannot say. */
export function VideoList({ page }: { readonly page: PageContext }) {
  const copy = companyCopy.videos
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
          title: copy.aboutTitle,
          body: (
            <>
              <Paragraphs texts={copy.about} />
              <ReviewNote review={videosReview} language="en" />
              <Sources sources={videosReview.sources} language="en" />
            </>
          ),
        },
      ]}
    />
  )
}
