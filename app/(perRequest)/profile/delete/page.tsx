import { deletePage } from '@/app/leavingPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = deletePage('en')

export { metadata }
export default Page
