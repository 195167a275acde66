import { deletedPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = deletedPage('hi')

export { metadata }
export default Page
