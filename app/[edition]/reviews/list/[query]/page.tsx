import { reviewList } from '@/app/[edition]/reviews/reviewList'

export const generateMetadata = reviewList.generateMetadata
export default reviewList.Page
