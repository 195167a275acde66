import { peopleListPage } from '@/app/peoplePages'

const { metadata, PeopleListPage } = peopleListPage('authors')

export { metadata }
export default PeopleListPage
