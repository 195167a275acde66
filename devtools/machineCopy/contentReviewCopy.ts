import { REVIEW_STATE_COPY } from '@/content/copy/deskContent'
import type { contentReviewMachine } from '@/machines/contentReview/contentReview.machine'
import type { ReviewState } from '@/model/desk/contentReview'
import { reviewStateHindi } from './deskHindi'
import { type CopyByState, type ShownCopy, shown } from './shownCopy'

const state = (name: ReviewState): ShownCopy =>
  shown((language) => {
    const { name: called, means } = (language === 'en' ? REVIEW_STATE_COPY : reviewStateHindi)[name]
    return [called, means]
  })

export const contentReviewShows: CopyByState<typeof contentReviewMachine> = {
  published: state('published'),
  draft: state('draft'),
  inReview: state('inReview'),
  approved: state('approved'),
  expired: state('expired'),
  rolledBack: state('rolledBack'),
}
