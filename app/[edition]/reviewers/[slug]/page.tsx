import { personPage } from '@/app/[edition]/authors/peoplePages'

const page = personPage('reviewers')

export const generateMetadata = page.generateMetadata
export default page.Page
