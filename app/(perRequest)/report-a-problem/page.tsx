import { problemReportPage } from '@/app/(perRequest)/report-a-problem/problemReportPage'

const { metadata, Page } = problemReportPage('en')

export { metadata }
export default Page
