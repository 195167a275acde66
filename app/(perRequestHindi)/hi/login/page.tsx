import { loginPage } from '@/app/(perRequest)/login/LoginPage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = loginPage('hi')

export { metadata }
export default Page
