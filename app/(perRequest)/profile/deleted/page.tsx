import { deletedPage } from '@/app/leavingPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = deletedPage('en')

export { metadata }
export default Page
