import { ReviewList, reviewListMetadata } from '@/app/reviewList'

export const generateMetadata = () => reviewListMetadata()

export default function ReviewsPage() {
  return <ReviewList />
}
