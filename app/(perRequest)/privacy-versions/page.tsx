import { versionsPage } from '@/app/(perRequest)/privacy-versions/versionsPage'

export const dynamic = 'force-dynamic'

const { metadata, VersionsPage } = versionsPage('en')

export { metadata }
export default VersionsPage
