import { answerPage } from '@/app/(perRequest)/calculate/answerPage'

export const dynamic = 'force-dynamic'

const { generateMetadata, AnswerPage } = answerPage('en')

export { generateMetadata }
export default AnswerPage
