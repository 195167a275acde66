import { profilePage } from '@/app/profilePage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = profilePage('en')

export { metadata }
export default Page
