import { profilePage } from '@/app/(perRequest)/profile/ProfilePage'

const { metadata, Page } = profilePage('en')

export { metadata }
export default Page
