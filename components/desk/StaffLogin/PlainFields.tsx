import { TextField } from '@/components/forms/PostForm'
import { staffLoginCopy as copy } from '@/content/copy/staffLogin'

type PasswordAndCodeProps = {
  /** What the ids of the two fields begin with. */
  readonly of: string
}

/** Password and authenticator code. */
export const PasswordAndCode = ({ of }: PasswordAndCodeProps) => (
  <>
    <TextField
      id={`${of}-password`}
      label={copy.password}
      name="password"
      type="password"
      autoComplete="current-password"
    />
    <TextField id={`${of}-code`} label={copy.anyCode} name="code" autoComplete="one-time-code" />
  </>
)

/** What the form asks beside the name where no machine asks it. */
export const PlainFields = () => (
  <>
    <PasswordAndCode of="plain" />
    <p className="hint">{copy.passkeyNeeds}</p>
  </>
)
