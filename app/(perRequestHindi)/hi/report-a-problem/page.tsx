import { problemReportPage } from '@/app/(perRequest)/report-a-problem/problemReportPage'

const { metadata, Page } = problemReportPage('hi')

export { metadata }
export default Page
