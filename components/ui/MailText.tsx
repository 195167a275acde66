import { brand } from '@/content/brand'

/** A sentence whose gap `{email}` is the clinic's address, as a link. */
export function MailText({ text }: { readonly text: string }) {
  const { email } = brand()
  const [before, after] = text.split('{email}')
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
