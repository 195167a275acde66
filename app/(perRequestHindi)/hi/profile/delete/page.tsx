import { deletePage } from '@/app/leavingPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = deletePage('hi')

export { metadata }
export default Page
