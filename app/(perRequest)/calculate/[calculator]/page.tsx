import { answerPage } from '@/app/(perRequest)/calculate/answerPage'

const { generateMetadata, AnswerPage } = answerPage('en')

export { generateMetadata }
export default AnswerPage
