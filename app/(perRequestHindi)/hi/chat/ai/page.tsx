import { askPage } from '@/app/(perRequest)/chat/ai/askPage'

const { metadata, AskPage } = askPage('hi')

export { metadata }
export default AskPage
