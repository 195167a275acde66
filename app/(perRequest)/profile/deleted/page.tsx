import { deletedPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = deletedPage('en')

export { metadata }
export default Page
