import { FormField } from '@/components/forms/PostForm'
import { deskPlacesCopy as copy } from '@/content/copy/deskPlaces'
import type { DeskPlaces } from '@/model/desk/deskPlaces'

type PlaceChoiceProps = DeskPlaces & {
  /** Id of the place that was chosen before; '' for none. */
  readonly chosen: string
}

/**
 * Doctor and place as fields of a form: `doctor`, `place`, and the button `then=places`, which shows the doctor's places. It needs
 * no script.
 */
export const PlaceChoice = ({ doctors, doctor, places, chosen }: PlaceChoiceProps) => (
  <fieldset className="place-choice" id="places">
    <legend>{copy.title}</legend>
    <div className="reason">
      <FormField
        id="doctor"
        label={copy.doctor}
        control={(attributes) => (
          <select {...attributes} name="doctor" defaultValue={doctor}>
            <option value="">{copy.noDoctor}</option>
            {doctors.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      <button type="submit" name="then" value="places" className="quiet">
        {copy.show}
      </button>
    </div>
    {doctor !== '' && places.length === 0 && <p role="status">{copy.none}</p>}
    {places.length > 0 && (
      <FormField
        id="place"
        label={copy.place}
        control={(attributes) => (
          <select {...attributes} name="place" defaultValue={chosen}>
            <option value="">{copy.noPlace}</option>
            {places.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        )}
      />
    )}
  </fieldset>
)
