import { logoutPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = logoutPage('en')

export { metadata }
export default Page
