import { problemReportPage } from '@/app/(perRequest)/report-a-problem/problemReportPage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = problemReportPage('hi')

export { metadata }
export default Page
