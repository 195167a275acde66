import { iconMask } from '@/components/ui/Icon'
import { css } from 'styled-components'
import { Island } from '@/components/layout/islands/Island'
import { readAloudCopy } from '@/content/copy/readAloud'
import type { Language } from '@/model/page/language'
import { ReadAloudButton, type ReadAloudButtonProps } from './ReadAloudButton'

/** The button's look, and its place at the end of the first line: it comes late, and nothing may move then. */
export const readAloud = css`
  .read-aloud {
    position: relative;
    flex: none;
    width: 44px;
    height: 44px;
    margin-inline-start: auto;
  }
  .read-aloud button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .read-aloud button::before {
    content: '';
    width: 24px;
    height: 24px;
    background: currentColor;
    mask: ${iconMask('listen')};
    forced-color-adjust: preserve-parent-color;
  }
  .read-aloud button[data-button='stop']::before {
    mask: ${iconMask('stop')};
  }
  .read-aloud .notice:not(:empty) {
    position: absolute;
    z-index: 1;
    inset-block-start: 100%;
    inset-inline-end: 0;
    width: max-content;
    max-width: 240px;
    margin-block-start: 4px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 400;
  }
`

type ReadAloudProps = Pick<ReadAloudButtonProps, 'reads' | 'title'> & { readonly language: Language }

/** The place of the button that reads a part of the page aloud; empty where no voice is found, and without JavaScript. */
export const ReadAloud = ({ language, ...props }: ReadAloudProps) => (
  <Island name="readAloud" of={ReadAloudButton} props={{ ...props, copy: readAloudCopy[language] }} />
)
