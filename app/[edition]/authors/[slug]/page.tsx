import { personPage } from '@/app/[edition]/authors/peoplePages'

const { generateMetadata, OnePersonPage } = personPage('authors')

export { generateMetadata }
export default OnePersonPage
