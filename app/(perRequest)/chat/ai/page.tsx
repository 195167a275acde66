import { askPage } from '@/app/(perRequest)/chat/ai/askPage'

const { metadata, AskPage } = askPage('en')

export { metadata }
export default AskPage
