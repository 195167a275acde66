import { versionsPage } from '@/app/(perRequest)/privacy-versions/versionsPage'

const { metadata, VersionsPage } = versionsPage('en')

export { metadata }
export default VersionsPage
