import { loginPage } from '@/app/loginPage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = loginPage('en')

export { metadata }
export default Page
