import { type Language, otherLanguage } from '@/model/page/language'

type OtherLanguageLinkProps = {
  /** The page's address in the other language. */
  readonly href: string
  /** The language of the page that the link stands on. */
  readonly language: Language
  /** Said in the other language. */
  readonly text: string
}

/** The way to the same page in the other language. */
export const OtherLanguageLink = ({ href, language, text }: OtherLanguageLinkProps) => (
  <a href={href} hrefLang={otherLanguage(language)} lang={otherLanguage(language)}>
    {text}
  </a>
)
