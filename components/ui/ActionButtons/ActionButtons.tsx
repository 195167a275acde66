import { Island } from '@/components/layout/islands/Island'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BookingLink } from '@/components/ui/BookingLink'
import { PageLink } from '@/components/ui/PageLink'
import { Icon, type IconName } from '@/components/ui/Icon'
import type { PageContext } from '@/model/page/pageContext'
import { type ContactNumbers, telephoneLink, whatsappLink } from '@/model/page/contactLinks'
import { type ActionButton, type ButtonKind, type ButtonSection, buttonsFor } from './buttonVariants'
import { pageNumbers, withPageProps } from '@/content/brand'
import { costsOf, usualCost } from '@/content/catalogue/catalogue'
import { PriceLink } from './PriceLink'
import { pageCoverageHref } from './pageCoverageHref'
import { buttonCopy } from '@/content/copy/buttons'
import { emiHref } from '@/model/calculators/emi'
import { cityCostPath, costPath } from '@/model/catalogue/cost'

/** A group of buttons: on phones each may take the whole row, so that a thumb finds it. */
const ActionButtonsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  .button {
    flex: 1 1 13rem;
    text-align: center;
  }
  /* The first is the one to press; the others are text with an icon. */
  > .button:not(:first-child),
  .save:not([aria-pressed='true']) {
    flex-basis: auto;
    padding-inline: 8px;
    border-color: transparent;
    background: none;
  }
  &[data-size='small'] .button {
    flex-basis: auto;
    min-height: 44px;
    padding: 6px 14px;
    font-size: 0.9375rem;
    white-space: nowrap;
  }

  @media (min-width: 768px) {
    .button,
    &[data-size='small'] .button {
      flex: 0 0 auto;
    }
  }
`

export type ActionButtonsProps = {
  /** A row of components/ui/ActionButtons/buttonVariants.ts. */
  readonly section: ButtonSection
  readonly page: PageContext
  /** True beside a form or another group, whose primary action is the screen's: then none of these is marked. */
  readonly isQuiet?: boolean
  /** 'small' on cards. */
  readonly size?: 'small'
  /** Further content of the same row. */
  readonly children?: ReactNode
}

/** Where a button leads: an address, or the lead form under a title of its own. */
type Target =
  | { readonly href: string; readonly isOutside?: boolean }
  /** The price in the visitor's city, where the page is about none. */
  | { readonly priceOf: string; readonly href: string }
  | { readonly formTitle: string | undefined }

const chatTarget = ({ whatsapp, whatsappMessage }: ContactNumbers): Target => ({
  href: whatsappLink(whatsapp, whatsappMessage),
  isOutside: true,
})

/** The calculator of the page's treatment; where no price is known, the form. */
const costTarget = ({ treatmentSlug }: PageContext, label: string): Target =>
  treatmentSlug !== undefined && usualCost(treatmentSlug) !== undefined
    ? { href: `${costPath(treatmentSlug)}#calculator` }
    : { formTitle: label }

/** The price in the page's city, followed by the calculator; the calculator on other pages. */
function priceTarget(page: PageContext, label: string): Target {
  const { treatmentSlug = '', citySlug } = page
  const city = usualCost(treatmentSlug, citySlug)?.city
  if (city) return { href: `${cityCostPath(treatmentSlug, city.slug)}#here` }
  const target = costTarget(page, label)
  return 'href' in target ? { priceOf: treatmentSlug, href: target.href } : target
}

/** The loan calculator, with what the page's treatment usually costs in its city. */
function emiTarget({ treatmentSlug = '', citySlug }: PageContext): Target {
  const cost = usualCost(treatmentSlug, citySlug)
  return { href: emiHref(cost?.average, { treatment: treatmentSlug, city: cost?.city?.slug }) }
}

const targetOf = (
  { kind }: ActionButton,
  label: string,
  page: PageContext,
  numbers: ContactNumbers,
): Target =>
  ({
    // The default button opens the form under the form's own title; another one says what the form is for.
    booking: () =>
      page.placesPath !== undefined
        ? { href: page.placesPath }
        : { formTitle: label === buttonCopy[page.language].bookNow ? undefined : label },
    coverage: () => ({ href: pageCoverageHref(page) }),
    price: () => priceTarget(page, label),
    chat: () => chatTarget(numbers),
    call: () => ({ href: telephoneLink(numbers.buttonPhone) }),
    cost: () => costTarget(page, label),
    emi: () => emiTarget(page),
    app: () => ({ href: numbers.apps.app }),
  })[kind]()

/** What each kind shows before its words. */
const ICONS: Readonly<Partial<Record<ButtonKind, IconName>>> = {
  chat: 'whatsapp',
  call: 'phone',
  cost: 'rupee',
  emi: 'rupee',
  coverage: 'shield',
}

type ActionLinkProps = {
  readonly target: Target
  readonly icon: IconName | undefined
  readonly page: PageContext
  readonly className: string
  readonly label: string
}

/** One button: a link in every case, so that it works without JavaScript. */
const ActionLink = ({ target, icon, page, className, label }: ActionLinkProps) =>
  'priceOf' in target ? (
    <Island
      name="priceLink"
      of={PriceLink}
      props={{
        cityPages: cityCostPath(target.priceOf, ''),
        cities: Object.fromEntries(costsOf(target.priceOf).map(({ city }) => [city.cityname, city.slug])),
        href: target.href,
        className,
        label,
      }}
    />
  ) : 'href' in target ? (
    <PageLink
      href={target.href}
      language={page.language}
      className={className}
      {...(target.isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon && <Icon name={icon} size={20} />}
      {label}
    </PageLink>
  ) : (
    <BookingLink page={page} className={className} modalTitle={target.formTitle}>
      {icon && <Icon name={icon} size={20} />}
      {label}
    </BookingLink>
  )

/** What a visitor can do at this place of a page, as the table of button variants says; nothing where all is off. */
export function ActionButtons({ section, page, isQuiet = false, size, children }: ActionButtonsProps) {
  const copy = buttonCopy[page.language]
  const buttons = buttonsFor(section, withPageProps(page))
  if (buttons.length === 0) return children
  const numbers = pageNumbers(page)
  return (
    <ActionButtonsRoot className="no-print" data-buttons={section} data-size={size}>
      {buttons.map((button, at) => (
        <ActionLink
          key={button.label}
          target={targetOf(button, copy[button.label], page, numbers)}
          icon={ICONS[button.kind]}
          page={page}
          className={at === 0 && !isQuiet ? 'button button-primary' : 'button'}
          label={copy[button.label]}
        />
      ))}
      {children}
    </ActionButtonsRoot>
  )
}
