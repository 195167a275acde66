import { deletePage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = deletePage('en')

export { metadata }
export default Page
