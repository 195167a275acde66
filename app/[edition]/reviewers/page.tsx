import { peopleListPage } from '@/app/[edition]/authors/peoplePages'

const page = peopleListPage('reviewers')

export const metadata = page.metadata
export default page.Page
