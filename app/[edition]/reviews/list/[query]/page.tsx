import { ReviewList, reviewListMetadata } from '@/app/[edition]/reviews/ReviewList'

type Props = { readonly params: Promise<{ readonly query: string }> }

export const generateMetadata = async ({ params }: Props) => reviewListMetadata((await params).query)

export default async function FilteredReviewsPage({ params }: Props) {
  return <ReviewList segment={(await params).query} />
}
