import styled from 'styled-components'
import { Icon, type IconName } from '@/components/ui/Icon'
import { brand, telephoneLink, whatsappLink } from '@/content/brand'
import { type ContactNumbers, readablePhone } from '@/content/links/contactNumbers'
import { contactCopy } from '@/content/copy/contact'
import type { Language } from '@/model/page/language'

const Frame = styled.ul`
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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  a,
  address {
    font-style: normal;
    font-weight: 600;
  }
`

type Way = { readonly icon: IconName; readonly title: string; readonly copy: string; readonly href?: string }

/** The ways to reach the clinic beside its form. */
export function ContactCards({
  numbers,
  language,
}: {
  readonly numbers: ContactNumbers
  readonly language: Language
}) {
  const contact = contactCopy[language]
  const message = language === 'hi' ? brand.whatsappMessageHindi : brand.whatsappMessage
  const ways: readonly Way[] = [
    {
      icon: 'phone',
      title: contact.callTitle,
      copy: readablePhone(numbers.phone),
      href: telephoneLink(numbers.phone),
    },
    {
      icon: 'whatsapp',
      title: contact.whatsappTitle,
      copy: readablePhone(numbers.whatsapp.replace(/^91(?=\d{10}$)/, '+91')),
      href: whatsappLink(numbers.whatsapp, message),
    },
    {
      icon: 'mail',
      title: contact.emailTitle,
      copy: brand.email.value,
      href: `mailto:${brand.email.value}`,
    },
    { icon: 'pin', title: contactCopy[language].addressTitle, copy: brand.address.value },
  ]
  return (
    <Frame>
      {ways.map(({ icon, title, copy, href }) => (
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
    </Frame>
  )
}
