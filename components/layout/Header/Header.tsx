import { AccountButton, AccountMark } from '@/components/account/AccountButton/AccountButton'
import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { Icon } from '@/components/ui/Icon'
import { HeaderSearch } from '@/components/layout/Search/HeaderSearch'
import { Logo } from '@/components/ui/Logo/Logo'
import { MegaMenu } from '@/components/layout/MegaMenu/MegaMenu'
import { brand, telephoneLink, whatsappLink } from '@/content/brand'
import { type ContactNumbers, readablePhone } from '@/content/links/contactNumbers'
import { headerCopy } from '@/content/copy/header'
import { CoverageLink } from './CoverageLink'
import { HeaderRoot } from './Header.styles'
import { LanguageSwitch } from './LanguageSwitch'
import { Ribbon } from './Ribbon'

type HeaderProps = { readonly page: ActionPage; readonly numbers: ContactNumbers }

/** Ribbon, logo, search, the two ways to talk at once, login and the menu, as far as the page leaves them on; it all works without JavaScript. */
export function Header({ page, numbers }: HeaderProps) {
  const header = headerCopy[page.language]
  const message = page.language === 'hi' ? brand.whatsappMessageHindi : brand.whatsappMessage
  return (
    // The mark is set before React has seen the header.
    <HeaderRoot suppressHydrationWarning>
      <AccountMark />
      <Ribbon page={page} numbers={numbers} />
      <div className="bar wrap">
        <a href="/" className="home" aria-label={`${brand.name}: ${header.homeLink}`}>
          <Logo />
        </a>
        <HeaderSearch language={page.language} />
        <div className="talk">
          {page.isWhatsAppEnabled !== false && (
            <a
              href={whatsappLink(page.WhatsAppNumber ?? numbers.whatsapp, page.whatsAppMessage ?? message)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={header.whatsappExpert}
            >
              <Icon name="whatsapp" />
              <span>{header.whatsappExpert}</span>
            </a>
          )}
          {page.isCallEnabled !== false && (
            <a
              href={telephoneLink(numbers.phone)}
              className="call"
              aria-label={`${header.call} ${readablePhone(numbers.phone)}`}
            >
              <Icon name="phone" />
              <span className="numbers">{readablePhone(numbers.phone)}</span>
            </a>
          )}
        </div>
        <AccountButton language={page.language} />
        <MegaMenu language={page.language}>
          <CoverageLink page={page} />
          <LanguageSwitch page={page} />
        </MegaMenu>
      </div>
    </HeaderRoot>
  )
}
