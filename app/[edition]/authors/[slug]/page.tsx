import { personPage } from '@/app/peoplePages'

const { generateMetadata, OnePersonPage } = personPage('authors')

export { generateMetadata }
export default OnePersonPage
