import { logoutPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = logoutPage('en')

export { metadata }
export default Page
