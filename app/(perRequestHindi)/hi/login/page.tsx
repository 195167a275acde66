import { loginPage } from '@/app/(perRequest)/login/LoginPage'

const { metadata, Page } = loginPage('hi')

export { metadata }
export default Page
