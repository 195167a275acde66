import { peopleListPage } from '@/app/[edition]/authors/peoplePages'

const { metadata, PeopleListPage } = peopleListPage('authors')

export { metadata }
export default PeopleListPage
