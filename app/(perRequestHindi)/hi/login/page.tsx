import { loginPage } from '@/app/loginPage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = loginPage('hi')

export { metadata }
export default Page
