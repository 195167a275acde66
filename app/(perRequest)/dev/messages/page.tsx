import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Text messages', robots: { index: false } }

/** What the `log` sender would have sent, newest first, for developers and tests (DEV_PAGES=1). */
export default function MessagesPage() {
  if (!hasDevPages()) notFound()
  const messages = sentMessages()
  return (
    <ChartRoomRoot>
      <h1>Text messages</h1>
      <p>{messages.length ? 'The log sender sends nothing: these are its last messages.' : 'None yet.'}</p>
      <ol>
        {messages.map(({ to, text, at }) => (
          <li key={`${to} ${at.getTime()}`} data-to={to}>
            <time dateTime={at.toISOString()}>{at.toISOString()}</time> +{to}
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </ChartRoomRoot>
  )
}
