import { searchAnswer } from '@/server/search/searchAnswer'

export const GET = searchAnswer
