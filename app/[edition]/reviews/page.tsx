import { ReviewList, reviewListMetadata } from '@/app/[edition]/reviews/ReviewList'

export const generateMetadata = () => reviewListMetadata()

export default function ReviewsPage() {
  return <ReviewList />
}
