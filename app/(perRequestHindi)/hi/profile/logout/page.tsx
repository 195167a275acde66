import { logoutPage } from '@/app/leavingPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = logoutPage('hi')

export { metadata }
export default Page
