import { enquiryPage } from '@/app/(perRequest)/enquiry/[draft]/enquiryPage'

export const dynamic = 'force-dynamic'

const { metadata, EnquiryPage } = enquiryPage('en')

export { metadata }
export default EnquiryPage
