import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { BookingLink } from '@/components/ui/BookingLink/BookingLink'
import { appLinksFor } from '@/content/links/appLinks'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { headerCopy } from '@/content/copy/header'
import { ribbonFor } from '@/model/page/shell'

type RibbonProps = { readonly page: ActionPage; readonly numbers: ContactNumbers }

/** The ribbon above the header with one of its two texts (model/page/shell.ts): one link, so that a thumb finds it. */
export function Ribbon({ page, numbers }: RibbonProps) {
  const header = headerCopy[page.language]
  if (ribbonFor(page.path) === 'app')
    return (
      <a href={appLinksFor(numbers.apps).app} className="ribbon">
        <strong>{header.ribbonApp}</strong>
      </a>
    )
  if (page.isFormEnabled === false) return null
  return (
    <BookingLink page={page} className="ribbon">
      <span>{header.ribbonText}</span> <strong>{header.ribbonLink}</strong>
    </BookingLink>
  )
}
