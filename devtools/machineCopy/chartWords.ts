/** How a chart names what happens: as the code does, or in a language. */
export const CHART_WORDS = { code: 'Code', en: 'English', hi: 'Hindi' } as const
export type ChartWords = keyof typeof CHART_WORDS

/** What an address asks for; the code's names where it asks for none of them. */
export const chartWordsOf = (asked: unknown): ChartWords =>
  asked === 'en' || asked === 'hi' ? asked : 'code'
