import { formFrameCopy } from '@/content/copy/formFrame'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { type Language, pathIn } from '@/model/page/language'

type FormTermsProps = {
  readonly language: Language
  /** Of a form that no patient fills in. */
  readonly isOfCompany?: boolean
}

/** Terms and privacy notice that the sender of a form agrees to. */
export function FormTerms({ language, isOfCompany = false }: FormTermsProps) {
  const { terms, termsLink, privacyNotice, companyNotice, privacyLink } = formFrameCopy[language]
  const [beforeTerms, afterTerms] = terms.split('{terms}')
  const [beforePrivacy, afterPrivacy = ''] = (isOfCompany ? companyNotice : privacyNotice).split('{privacy}')
  return (
    <p className="small-print">
      {beforeTerms}
      <a href={pathIn(language, '/terms-conditions')}>{termsLink}</a>
      {afterTerms} {beforePrivacy}
      <a href={pathIn(language, '/privacy')}>{privacyLink}</a>
      {afterPrivacy.replace('{version}', PRIVACY_NOTICE_VERSION)}
    </p>
  )
}
