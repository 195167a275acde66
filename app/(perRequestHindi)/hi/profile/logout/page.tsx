import { logoutPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = logoutPage('hi')

export { metadata }
export default Page
