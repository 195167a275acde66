import { leadFormCopy } from '@/content/copy/leadForm'
import { type Language, pathIn } from '@/model/page/language'

type FormTermsProps = {
  readonly language: Language
  /** Of the privacy notice. */
  readonly version: string
}

/** What whoever sends the form agrees to, and the privacy notice, in the words of every enquiry. */
export function FormTerms({ language, version }: FormTermsProps) {
  const { terms, termsLink, privacyNotice, privacyLink } = leadFormCopy[language].form
  const [beforeTerms, afterTerms] = terms.split('{terms}')
  const [beforePrivacy, afterPrivacy = ''] = privacyNotice.split('{privacy}')
  return (
    <p className="small-print">
      {beforeTerms}
      <a href={pathIn(language, '/terms-conditions')}>{termsLink}</a>
      {afterTerms} {beforePrivacy}
      <a href={pathIn(language, '/privacy')}>{privacyLink}</a>
      {afterPrivacy.replace('{version}', version)}
    </p>
  )
}
