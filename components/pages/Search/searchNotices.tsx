import styled from 'styled-components'
import { UrgentHelp } from '@/components/ui/UrgentHelp'
import { urgentHelpStyle } from '@/components/ui/UrgentHelp.styles'
import { touchLink } from '@/components/ui/theme/surfaces'
import { interpolate } from '@/content/copy/interpolate'
import { searchCopy } from '@/content/copy/search'
import { readablePhone, telephoneLink } from '@/content/links/contactLinks'
import type { Language } from '@/model/page/language'
import type { Urgency } from '@/model/search/askAnswer'

const UrgentNoticeRoot = styled.div`
  ${urgentHelpStyle}
`

/** Whom to call, before anything else on the page of results. */
export const UrgentNotice = ({
  urgency,
  language,
}: {
  readonly urgency: Urgency
  readonly language: Language
}) => (
  <UrgentNoticeRoot>
    <UrgentHelp urgency={urgency} language={language} />
  </UrgentNoticeRoot>
)

const WaysOnRoot = styled.ul`
  display: grid;
  list-style: none;

  a {
    ${touchLink}
  }
`

type WaysOnProps = { readonly query: string; readonly phone: string; readonly language: Language }

/** Where to go when no page answers: the departments, the chat with the same question, a call. */
export function WaysOn({ query, phone, language }: WaysOnProps) {
  const { departments, ask, call, title } = searchCopy[language].waysOn
  return (
    <WaysOnRoot aria-label={title}>
      <li>
        <a href="/departments">{departments}</a>
      </li>
      <li>
        <a href={`/chat/ai?${new URLSearchParams({ q: query })}#answer`}>{ask}</a>
      </li>
      <li>
        <a href={telephoneLink(phone)}>{interpolate(call, { phone: readablePhone(phone) })}</a>
      </li>
    </WaysOnRoot>
  )
}
