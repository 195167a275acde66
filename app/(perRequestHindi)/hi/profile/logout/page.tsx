import { logoutPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = logoutPage('hi')

export { metadata }
export default Page
