import { personPage } from '@/app/peoplePages'

const { generateMetadata, OnePersonPage } = personPage('reviewers')

export { generateMetadata }
export default OnePersonPage
