import { deletePage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

const { metadata, Page } = deletePage('hi')

export { metadata }
export default Page
