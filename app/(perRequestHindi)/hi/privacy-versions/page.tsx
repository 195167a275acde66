import { versionsPage } from '@/app/(perRequest)/privacy-versions/versionsPage'

const { metadata, VersionsPage } = versionsPage('hi')

export { metadata }
export default VersionsPage
