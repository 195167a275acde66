import { askPage } from '@/app/(perRequest)/chat/ai/askPage'

export const dynamic = 'force-dynamic'

const { metadata, AskPage } = askPage('en')

export { metadata }
export default AskPage
