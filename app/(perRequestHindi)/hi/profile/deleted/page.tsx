import { deletedPage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = deletedPage('hi')

export { metadata }
export default Page
