import { AlertsForm } from '@/components/desk/Alerts/AlertsForm'
import { BrowserButton } from '@/components/desk/Alerts/BrowserButton'
import { Card, OneButtonForm } from '@/components/forms/PostForm'
import { Island } from '@/components/layout/islands/Island'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import { interpolate } from '@/content/copy/interpolate'
import { ALERT_CHANNELS } from '@/model/desk/alerts'
import { ALERTS_PATH } from '@/server/desk/alerts/alertCalls'
import { type OwnAlerts, ownAlerts } from '@/server/desk/alerts/alertTargets'
import { vapidKeysOf } from '@/server/desk/alerts/vapidKeys'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage, deviceInWords, requireSession, timeInWords } from '../deskPages'

export const metadata = privateMetadata(copy.title)

/** The alerts of a member of staff: which, and in which browsers or by mail. */
export default async function AlertsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const session = await requireSession('agent', ALERTS_PATH)
  const { config, database, secret } = runtime()
  const { choice, address, browsers } = await ownAlerts(database.executeSql, session)
  const isSent = { push: config.alerts.push === 'web', mail: config.alerts.smtp !== undefined }
  return (
    <DeskAccountPage title={copy.title} query={query} staff={session.staff} page="alerts">
      <Browsers browsers={browsers} publicKey={vapidKeysOf(secret).publicKey} />
      <AlertsForm
        choice={choice}
        address={address}
        printed={ALERT_CHANNELS.filter((channel) => !isSent[channel])}
      />
    </DeskAccountPage>
  )
}

type BrowsersProps = Pick<OwnAlerts, 'browsers'> & { readonly publicKey: string }

const Browsers = ({ browsers, publicKey }: BrowsersProps) => (
  <Card title={copy.browsers} lead={copy.browsersLead}>
    {browsers.length > 0 && (
      <ul className="entries">
        {browsers.map(({ id, device, createdAt, isHere }) => (
          <li key={id} className="entry">
            <span>
              {deviceInWords(device)}
              {isHere && <strong>, {copy.here}</strong>}
              <span className="hint">, {interpolate(copy.since, { time: timeInWords(createdAt) })}</span>
            </span>
            <OneButtonForm
              action="/desk/alerts/forget"
              hidden={{ browser: id }}
              look="text"
              label={interpolate(copy.forgetNamed, { device: deviceInWords(device) })}
            >
              {copy.forget}
            </OneButtonForm>
          </li>
        ))}
      </ul>
    )}
    {!browsers.some(({ isHere }) => isHere) && (
      <Island name="alertBrowser" of={BrowserButton} props={{ publicKey }} />
    )}
  </Card>
)
