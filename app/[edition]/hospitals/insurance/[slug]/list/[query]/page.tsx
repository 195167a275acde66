import { InsuranceList, insuranceListMetadata } from '@/app/[edition]/hospitals/insurance/InsuranceList'

type Props = { readonly params: Promise<{ readonly slug: string; readonly query: string }> }

const pathOf = async ({ params }: Props) => {
  const { slug, query } = await params
  return { slug, segment: query }
}

export const generateMetadata = async (props: Props) => insuranceListMetadata(await pathOf(props))

export default async function FilteredInsurancePage(props: Props) {
  return <InsuranceList {...await pathOf(props)} />
}
