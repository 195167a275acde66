import { css } from 'styled-components'
import { Island } from '@/components/layout/islands/Island'
import { readAloudCopy } from '@/content/copy/readAloud'
import type { Language } from '@/model/page/language'
import { ReadAloudButton, type ReadAloudButtonProps } from './ReadAloudButton'

/** The button's place at the end of its line, kept free: it comes late, and nothing may move then. */
export const readAloud = css`
  .read-aloud {
    flex: none;
    width: 44px;
    height: 44px;
    margin-inline-start: auto;
  }
`

type ReadAloudProps = Pick<ReadAloudButtonProps, 'reads'> & { readonly language: Language }

/** The place of the button that reads a part of the page aloud; empty where no voice is found, and without JavaScript. */
export const ReadAloud = ({ reads, language }: ReadAloudProps) => (
  <Island
    name="readAloud"
    of={ReadAloudButton}
    props={{ reads, language, listen: readAloudCopy[language].listen }}
  />
)
