import { personPage } from '@/app/[edition]/authors/peoplePages'

const { generateMetadata, OnePersonPage } = personPage('reviewers')

export { generateMetadata }
export default OnePersonPage
