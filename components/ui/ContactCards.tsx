import styled from 'styled-components'
import { Icon, type IconName } from '@/components/ui/Icon'
import { brand, callNumber, pageNumbers, withPageProps } from '@/content/brand'
import { readablePhone, telephoneLink, whatsappLink } from '@/model/page/contactLinks'
import { contactCopy } from '@/content/copy/contact'
import type { PageContext } from '@/model/page/pageContext'
import { touchLink } from '@/components/ui/theme/surfaces'

const ContactCardsRoot = styled.ul`
  display: grid;
  align-content: start;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 0 16px;
    align-items: start;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
  }
  svg {
    margin-top: 4px;
    color: var(--green);
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 400;
    letter-spacing: 0;
    line-height: 1.5;
    color: var(--muted);
  }
  a {
    ${touchLink}
  }
  a,
  address {
    font-style: normal;
    font-weight: 600;
  }
`

type Way = { readonly icon: IconName; readonly title: string; readonly copy: string; readonly href?: string }

/** The ways to reach the clinic beside its form, as far as the page leaves them on. */
export function ContactCards({ page }: { readonly page: PageContext }) {
  const contact = contactCopy[page.language]
  const phone = callNumber(page)
  const { whatsapp, whatsappMessage } = pageNumbers(page)
  const { email, address } = brand()
  const ways: readonly (Way | false)[] = [
    phone !== undefined && {
      icon: 'phone',
      title: contact.callTitle,
      copy: readablePhone(phone),
      href: telephoneLink(phone),
    },
    withPageProps(page).isWhatsAppEnabled !== false && {
      icon: 'whatsapp',
      title: contact.whatsappTitle,
      copy: readablePhone(whatsapp.replace(/^91(?=\d{10}$)/, '+91')),
      href: whatsappLink(whatsapp, whatsappMessage),
    },
    { icon: 'mail', title: contact.emailTitle, copy: email, href: `mailto:${email}` },
    { icon: 'pin', title: contact.addressTitle, copy: address },
  ]
  return (
    <ContactCardsRoot>
      {ways
        .filter((way) => way !== false)
        .map(({ icon, title, copy, href }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h2>{title}</h2>
              {href ? (
                <a className="numbers" href={href}>
                  {copy}
                </a>
              ) : (
                <address>{copy}</address>
              )}
            </div>
          </li>
        ))}
    </ContactCardsRoot>
  )
}
