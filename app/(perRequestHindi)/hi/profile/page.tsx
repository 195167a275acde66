import { profilePage } from '@/app/profilePage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = profilePage('hi')

export { metadata }
export default Page
