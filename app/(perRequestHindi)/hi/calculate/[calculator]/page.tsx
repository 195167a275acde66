import { answerPage } from '@/app/(perRequest)/calculate/answerPage'

export const dynamic = 'force-dynamic'

const { generateMetadata, AnswerPage } = answerPage('hi')

export { generateMetadata }
export default AnswerPage
