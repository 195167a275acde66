import { enquiryPage } from '@/app/(perRequest)/enquiry/[draft]/enquiryPage'

const { metadata, EnquiryPage } = enquiryPage('hi')

export { metadata }
export default EnquiryPage
