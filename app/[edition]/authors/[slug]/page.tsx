import { personPage } from '@/app/[edition]/authors/peoplePages'

const page = personPage('authors')

export const generateMetadata = page.generateMetadata
export default page.Page
