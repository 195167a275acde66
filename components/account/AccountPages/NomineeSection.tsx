import { accountCopy } from '@/content/copy/account'
import type { Language } from '@/model/page/language'
import { AccountForm, PlainField } from './AccountForm'

type NomineeSectionProps = {
  readonly language: Language
  readonly nominee?: { readonly name: string; readonly mobile: string }
}

/** Who may use the user's rights after the user (Digital Personal Data Protection Act, 2023, section 14). */
export function NomineeSection({ language, nominee }: NomineeSectionProps) {
  const copy = accountCopy[language].profile
  return (
    <section className="card" id="nominee" aria-labelledby="nominee-title">
      <h2 id="nominee-title">{copy.nominee}</h2>
      <p className="hint">{copy.nomineeNote}</p>
      <AccountForm action="/profile/nominee" language={language} labelledBy="nominee-title">
        <PlainField
          id="nominee-name"
          label={copy.nomineeName}
          control={(attributes) => (
            <input
              {...attributes}
              name="name"
              type="text"
              autoComplete="off"
              maxLength={100}
              defaultValue={nominee?.name}
            />
          )}
        />
        <PlainField
          id="nominee-mobile"
          label={copy.nomineeMobile}
          control={(attributes) => (
            <input
              {...attributes}
              name="mobile"
              type="text"
              inputMode="tel"
              autoComplete="off"
              maxLength={25}
              defaultValue={nominee?.mobile}
            />
          )}
        />
        <button type="submit" className="quiet">
          {copy.nomineeSave}
        </button>
      </AccountForm>
    </section>
  )
}
