import { InsuranceList, insuranceListMetadata } from '@/app/[edition]/hospitals/insurance/InsuranceList'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export const generateMetadata = async ({ params }: Props) =>
  insuranceListMetadata({ slug: (await params).slug })

export default async function InsurancePage({ params }: Props) {
  return <InsuranceList slug={(await params).slug} />
}
