import { problemReportPage } from '@/app/(perRequest)/report-a-problem/problemReportPage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = problemReportPage('en')

export { metadata }
export default Page
