import { logoutPage } from '@/app/leavingPages'

export const dynamic = 'force-dynamic'

const { metadata, Page } = logoutPage('en')

export { metadata }
export default Page
