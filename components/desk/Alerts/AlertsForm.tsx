import { Card, FormField, PostForm } from '@/components/forms/PostForm'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import { ALERT_CHANNELS, ALERT_KINDS, type AlertChannel, type AlertChoice } from '@/model/desk/alerts'

type AlertsFormProps = {
  readonly choice: AlertChoice
  /** Where mail goes; '' for nowhere. */
  readonly address: string
  /** Channels by which this server only prints what it would send. */
  readonly printed: readonly AlertChannel[]
}

const Checkbox = ({
  name,
  label,
  isOn,
}: {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
}) => (
  <label className="consent">
    <input type="checkbox" name={name} defaultChecked={isOn} /> <span>{label}</span>
  </label>
)

/** A person's choice of alerts, as a plain form. */
export const AlertsForm = ({ choice, address, printed }: AlertsFormProps) => (
  <PostForm action="/desk/alerts/save">
    <Card title={copy.what} lead={copy.lead}>
      {ALERT_CHANNELS.map((channel) => (
        <FormField
          key={channel}
          id={channel}
          label={copy.channels[channel]}
          hint={printed.includes(channel) ? copy.printed[channel] : undefined}
          isGroup
          control={() =>
            ALERT_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                name={`${channel}.${kind}`}
                label={copy.kinds[kind]}
                isOn={choice[channel].includes(kind)}
              />
            ))
          }
        />
      ))}
      <FormField
        id="address"
        label={copy.address}
        hint={copy.addressHint}
        control={(attributes) => (
          <input type="email" name="address" defaultValue={address} autoComplete="email" {...attributes} />
        )}
      />
      <FormField
        id="inbox"
        label={copy.inInbox}
        hint={copy.soundHint}
        isGroup
        control={() => <Checkbox name="sound" label={copy.sound} isOn={choice.sound} />}
      />
      <button type="submit">{copy.save}</button>
    </Card>
  </PostForm>
)
