import type { Language } from '@/model/page/language'

/** A run of Devanagari words, with the blanks and signs between them. */
const HINDI = /([\u0900-\u097f](?:[\u0900-\u097f\s()-]*[\u0900-\u097f)])?)/

type MarkedHindiProps = { readonly text: string; readonly language: Language }

/** A text of a page in `language`; on an English page its Hindi words are marked, for voices and for the font. */
export const MarkedHindi = ({ text, language }: MarkedHindiProps) =>
  language === 'hi'
    ? text
    : text.split(HINDI).map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} lang="hi">
            {part}
          </span>
        ) : (
          part
        ),
      )
