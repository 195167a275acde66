import { versionsPage } from '@/app/(perRequest)/privacy-versions/versionsPage'

export const dynamic = 'force-dynamic'

const { metadata, VersionsPage } = versionsPage('hi')

export { metadata }
export default VersionsPage
