import { BookingLink } from '@/components/BookingLink/BookingLink'
import { Icon } from '@/components/Icon/Icon'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { Logo } from '@/components/Logo/Logo'
import { brand, telephoneLink, whatsappLink } from '@/content/brand'
import { type ContactNumbers, readablePhone } from '@/content/contactNumbers'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { HeaderFrame } from './HeaderFrame'

type HeaderProps = { readonly page: LeadFormPage; readonly numbers: ContactNumbers }

/** The ribbon above the header (specification, section 2, header): one link, so that a thumb finds it. */
function Ribbon({ page }: { readonly page: LeadFormPage }) {
  const { header } = messagesFor(page.language)
  return (
    <BookingLink page={page} className="ribbon">
      <span>{header.ribbonText}</span> <strong>{header.ribbonLink}</strong>
    </BookingLink>
  )
}

const NavLinks = ({ links }: { readonly links: readonly { href: string; name: string }[] }) => (
  <ul>
    {links.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)

/** Ribbon, logo, navigation and the two ways to talk at once. The phone's menu opens without JavaScript. */
export function Header({ page, numbers }: HeaderProps) {
  const { header } = messagesFor(page.language)
  const { shell } = pageWordsFor(page.language)
  const links = [
    { href: '/treatment', name: header.treatments },
    { href: '/#how-it-works', name: shell.howItWorks },
    { href: '/contact-us', name: header.contact },
  ]
  const message = page.language === 'hi' ? brand.whatsappMessageHindi : brand.whatsappMessage
  return (
    <HeaderFrame>
      <Ribbon page={page} />
      <div className="bar wrap">
        <a href="/" className="home" aria-label={`${brand.name}: ${header.homeLink}`}>
          <Logo />
        </a>
        <nav className="wide" aria-label={shell.mainNavigation}>
          <NavLinks links={links} />
        </nav>
        <div className="talk">
          <a
            href={whatsappLink(numbers.whatsapp, message)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={header.whatsappExpert}
          >
            <Icon name="whatsapp" />
            <span>{header.whatsappExpert}</span>
          </a>
          <a
            href={telephoneLink(numbers.phone)}
            className="call"
            aria-label={`${header.call} ${readablePhone(numbers.phone)}`}
          >
            <Icon name="phone" />
            <span className="numbers">{readablePhone(numbers.phone)}</span>
          </a>
        </div>
        <details className="menu">
          <summary aria-label={header.menu}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={shell.mainNavigation}>
            <NavLinks links={links} />
          </nav>
        </details>
      </div>
    </HeaderFrame>
  )
}
