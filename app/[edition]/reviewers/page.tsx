import { peopleListPage } from '@/app/peoplePages'

const { metadata, PeopleListPage } = peopleListPage('reviewers')

export { metadata }
export default PeopleListPage
