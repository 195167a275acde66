import { peopleListPage } from '@/app/[edition]/authors/peoplePages'

const { metadata, PeopleListPage } = peopleListPage('reviewers')

export { metadata }
export default PeopleListPage
