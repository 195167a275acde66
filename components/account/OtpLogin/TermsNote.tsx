import type { OtpLoginCopy } from '@/content/copy/otpLogin'

/** What whoever logs in agrees to (specification, section 5, terms note). */
export const TermsNote = ({
  copy: { terms, privacy, adult },
}: {
  readonly copy: Pick<OtpLoginCopy, 'terms' | 'privacy' | 'adult'>
}) => (
  <p className="small-print">
    {terms.before}
    <a href={terms.href}>{terms.link}</a>
    {terms.after} {privacy.before}
    <a href={privacy.href}>{privacy.link}</a>
    {privacy.after} {adult}
  </p>
)
