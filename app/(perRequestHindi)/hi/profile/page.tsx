import { profilePage } from '@/app/(perRequest)/profile/ProfilePage'

export const dynamic = 'force-dynamic'

const { metadata, Page } = profilePage('hi')

export { metadata }
export default Page
