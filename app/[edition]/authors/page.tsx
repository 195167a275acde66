import { peopleListPage } from '@/app/[edition]/authors/peoplePages'

const page = peopleListPage('authors')

export const metadata = page.metadata
export default page.Page
