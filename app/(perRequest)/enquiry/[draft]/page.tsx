import { enquiryPage } from '@/app/(perRequest)/enquiry/[draft]/enquiryPage'

const { metadata, EnquiryPage } = enquiryPage('en')

export { metadata }
export default EnquiryPage
