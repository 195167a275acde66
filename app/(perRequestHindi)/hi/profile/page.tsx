import { profilePage } from '@/app/(perRequest)/profile/ProfilePage'

const { metadata, Page } = profilePage('hi')

export { metadata }
export default Page
