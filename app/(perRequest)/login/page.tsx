import { loginPage } from '@/app/(perRequest)/login/LoginPage'

const { metadata, Page } = loginPage('en')

export { metadata }
export default Page
