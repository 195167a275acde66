import type { SpokenLine } from '@/services/speech'

const BLOCKS = 'h2, h3, h4, p, li'

const isSeen = (block: Element): boolean => block.getClientRects().length > 0

/**
 * What is read of a part: its headings, paragraphs and list entries as the page shows them, each with the language that the
 * page has it in. A translator's words are in the language that the translator names.
 */
export const spokenLines = (part: HTMLElement): readonly SpokenLine[] =>
  (part.matches(BLOCKS) ? [part] : [...part.querySelectorAll<HTMLElement>(BLOCKS)])
    .filter((block) => isSeen(block) && !block.querySelector(BLOCKS) && !block.closest('.notice'))
    .map((block) => ({
      text: block.textContent.trim(),
      language: block.closest<HTMLElement>('[lang]')?.lang || 'en',
    }))
