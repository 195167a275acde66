import type { PageContext } from '@/model/page/pageContext'
import { LanguageSwitch } from '@/components/ui/LanguageSwitch'
import { BookingLink } from '@/components/ui/BookingLink'
import { pageCoverageHref } from '@/components/ui/ActionButtons/pageCoverageHref'
import { pageNumbers } from '@/content/brand'
import { headerCopy } from '@/content/copy/header'
import { readablePhone, telephoneLink, whatsappLink } from '@/model/page/contactLinks'
import { ribbonFor } from '@/model/page/shell'
import { AccountButton, AccountMark } from '@/components/account/AccountButton/AccountButton'
import { Icon } from '@/components/ui/Icon'
import { HeaderSearch } from '@/components/layout/Search/HeaderSearch'
import { HomeLogo } from '@/components/ui/Logo/Logo'
import { MegaMenu } from '@/components/layout/MegaMenu/MegaMenu'
import { HeaderRoot } from './Header.styles'

type PageProps = { readonly page: PageContext }
type HeaderProps = PageProps & {
  /** Another clinic's, on the page of example brands. */
  readonly brandName?: string
}

/** 'Check Insurance Coverage' (section 2, header), on pages with appointments. */
function CoverageLink({ page }: PageProps) {
  if (page.isFormEnabled === false) return null
  return (
    <a href={pageCoverageHref(page)} className="coverage">
      {headerCopy[page.language].checkInsurance}
    </a>
  )
}

/** One link with one of two texts (model/page/shell.ts). */
function Ribbon({ page }: PageProps) {
  const header = headerCopy[page.language]
  if (ribbonFor(page.path) === 'app')
    return (
      <a href={pageNumbers(page).apps.app} className="ribbon">
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

/** Ribbon, logo, search, call and WhatsApp, login and menu, by the page's switches; works without JavaScript. */
export function Header({ page, brandName }: HeaderProps) {
  const header = headerCopy[page.language]
  const { phone, whatsapp, whatsappMessage } = pageNumbers(page)
  return (
    // Its script sets a mark before hydration.
    <HeaderRoot suppressHydrationWarning>
      <AccountMark />
      <Ribbon page={page} />
      <div className="bar wrap">
        <HomeLogo language={page.language} name={brandName} />
        <HeaderSearch language={page.language} />
        <div className="talk">
          {page.isWhatsAppEnabled !== false && (
            <a
              href={whatsappLink(whatsapp, whatsappMessage)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={header.whatsappExpert}
            >
              <Icon name="whatsapp" />
            </a>
          )}
          {page.isCallEnabled !== false && (
            <a
              href={telephoneLink(phone)}
              className="call"
              aria-label={`${header.call} ${readablePhone(phone)}`}
            >
              <Icon name="phone" />
              <span className="numbers">{readablePhone(phone)}</span>
            </a>
          )}
        </div>
        <AccountButton language={page.language} />
        <MegaMenu page={page}>
          <CoverageLink page={page} />
          <LanguageSwitch page={page} />
        </MegaMenu>
      </div>
    </HeaderRoot>
  )
}
