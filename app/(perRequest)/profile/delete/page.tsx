import { deletePage } from '@/app/(perRequest)/profile/logoutAndDeletionPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = deletePage('en')

export { metadata }
export default Page
