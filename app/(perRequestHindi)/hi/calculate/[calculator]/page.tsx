import { answerPage } from '@/app/(perRequest)/calculate/answerPage'

const { generateMetadata, AnswerPage } = answerPage('hi')

export { generateMetadata }
export default AnswerPage
