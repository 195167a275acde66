import { problemLinkCopy } from '@/content/copy/problemLink'
import type { Language } from '@/model/page/language'
import { problemPath } from '@/model/page/problemReport'

/** Leads to "Report a problem", below what says that something failed. */
export const ProblemLink = ({ language }: { readonly language: Language }) => (
  <p className="problem-link">
    <a href={problemPath(language)}>{problemLinkCopy[language]}</a>
  </p>
)
