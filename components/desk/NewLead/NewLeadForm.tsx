import { FormField, PostForm, TextField } from '@/components/forms/PostForm'
import { deskNewLeadCopy as copy } from '@/content/copy/deskNewLead'
import { PlaceChoice } from '@/components/desk/PlaceChoice'
import type { DeskPlaces } from '@/model/desk/deskPlaces'
import { LONGEST_NAME, LONGEST_QUESTION, NEW_LEAD_SOURCES, type TypedLead } from '@/model/desk/newLead'

type NewLeadFormProps = {
  /** A form that is sent twice makes one lead. */
  readonly formKey: string
  /** What was typed and not taken. */
  readonly typed: TypedLead
  /** Doctors, and free places of the chosen one. */
  readonly places: DeskPlaces
}

/** A lead by hand: a call, a walk-in or a referral. */
export const NewLeadForm = ({ formKey, typed, places }: NewLeadFormProps) => (
  <PostForm action="/desk/new/save" hidden={{ key: formKey }}>
    <div className="card">
      <p className="hint">{copy.lead}</p>
      <TextField
        id="name"
        label={copy.name}
        name="name"
        defaultValue={typed.name}
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <FormField
        id="mobile"
        label={copy.mobile}
        hint={copy.mobileHint}
        control={(attributes) => (
          <input
            {...attributes}
            type="tel"
            name="mobile"
            defaultValue={typed.mobile}
            required
            autoComplete="off"
            maxLength={20}
          />
        )}
      />
      <FormField
        id="source"
        label={copy.source}
        control={(attributes) => (
          <select {...attributes} name="source" defaultValue={typed.source} required>
            <option value="">{copy.chooseSource}</option>
            {NEW_LEAD_SOURCES.map((source) => (
              <option key={source} value={source}>
                {copy.sources[source]}
              </option>
            ))}
          </select>
        )}
      />
      <FormField
        id="question"
        label={copy.question}
        control={(attributes) => (
          <textarea
            {...attributes}
            name="question"
            defaultValue={typed.question}
            rows={3}
            maxLength={LONGEST_QUESTION}
          />
        )}
      />
      <button type="submit">{copy.submit}</button>
      {places.doctors.length > 0 && <PlaceChoice {...places} chosen={typed.place} />}
    </div>
  </PostForm>
)
