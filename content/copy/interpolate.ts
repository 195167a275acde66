import type { QuestionAndAnswer } from '@/model/catalogue/primitives'

/**
 * Fills the gaps of a text: `interpolate('Hello {name}', { name: 'Asha' })` is 'Hello Asha'. A gap without a value is
 * unchanged.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, key: string) => String(values[key] ?? gap))

/** Questions with their answers, the gaps of both filled. */
export const interpolateFaqs = (
  faqs: readonly QuestionAndAnswer[],
  values: Parameters<typeof interpolate>[1],
): readonly QuestionAndAnswer[] =>
  faqs.map(({ question, answer }) => ({
    question: interpolate(question, values),
    answer: interpolate(answer, values),
  }))
