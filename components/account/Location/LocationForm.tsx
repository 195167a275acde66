import type { ReactNode } from 'react'
import { FailureNotice, FormField, PostForm, TextField } from '@/components/forms/PostForm'
import { locationCopy } from '@/content/copy/location'
import { selectCityCopy } from '@/content/copy/selectCity'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { type CityChoice, isAllOfIndia, popularCount } from '@/model/account/cityChoice'
import type { LocationField } from '@/model/account/location'
import type { Language } from '@/model/page/language'

type ListedCity = Pick<CityChoice, 'cityid' | 'shown'>

/** Id of a field; the dialog may be open on the page, so each has its own prefix. */
export const locationFieldId = (prefix: 'account' | 'location', field: LocationField): string =>
  `${prefix}-${field}`

type LocationFormProps = {
  readonly language: Language
  readonly idPrefix: 'account' | 'location'
  readonly labelledBy?: string
  /** Popular ones first. */
  readonly cities: readonly ListedCity[]
  readonly cityId: number | undefined
  /** Error messages by field. */
  readonly problems: Readonly<Partial<Record<LocationField, string>>>
  /** The machine that has taken the form over; without one it is posted. */
  readonly live?: {
    readonly button: 'submit' | 'submitting'
    readonly isBusy: boolean
    readonly isLoadingCities: boolean
    readonly hasFailed: boolean
    readonly asksName: boolean
    /** The button that locates the device, with its status. */
    readonly nearme: ReactNode
    readonly onName: (name: string) => void
    readonly onCity: (cityId: number) => void
    readonly onSubmit: () => void
  }
}

/** The user's city, and in the dialog the name of a user who has none (specification, section 4, location modal). */
export function LocationForm({
  language,
  idPrefix,
  labelledBy,
  cities,
  cityId,
  problems,
  live,
}: LocationFormProps) {
  const copy = locationCopy[language]
  const value = cityId ?? ''
  return (
    <PostForm action="/profile/city" language={language} labelledBy={labelledBy} onSubmit={live?.onSubmit}>
      {live?.asksName && (
        <TextField
          id={locationFieldId(idPrefix, 'name')}
          name="name"
          label={copy.name}
          problem={problems.name}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
          onChange={(event) => live.onName(event.target.value)}
        />
      )}
      <FormField
        id={locationFieldId(idPrefix, 'city')}
        label={copy.city}
        problem={problems.city}
        control={(attributes) => (
          <select
            {...attributes}
            name="cityId"
            autoComplete="off"
            required
            {...(live
              ? { value, onChange: (event) => live.onCity(Number(event.target.value)) }
              : { defaultValue: value })}
          >
            <option value="" disabled>
              {live?.isLoadingCities ? selectCityCopy[language].loading : copy.chooseCity}
            </option>
            {cities.filter(isAllOfIndia).map(({ cityid, shown }) => (
              <option key={cityid} value={cityid}>
                {shown}
              </option>
            ))}
            <CityGroups language={language} cities={cities.filter((city) => !isAllOfIndia(city))} />
          </select>
        )}
      />
      {live?.nearme}
      {live && <FailureNotice language={language} text={copy.failed} hasFailed={live.hasFailed} />}
      <button type="submit" className={live ? undefined : 'quiet'} aria-disabled={live?.isBusy || undefined}>
        {/* The page has several forms: there the button names what it changes. */}
        {live ? copy[live.button] : copy.change}
      </button>
    </PostForm>
  )
}

type CityGroupsProps = { readonly language: Language; readonly cities: readonly ListedCity[] }

/** The cities as the device lists them itself: popular ones first, the others in a group of their own. */
const CityGroups = ({ language, cities }: CityGroupsProps) => {
  const copy = selectCityCopy[language]
  const popular = popularCount(cities)
  return [
    { label: copy.popular, own: cities.slice(0, popular) },
    { label: copy.others, own: cities.slice(popular) },
  ].map(
    ({ label, own }) =>
      own.length > 0 && (
        <optgroup key={label} label={label}>
          {own.map(({ cityid, shown }) => (
            <option key={cityid} value={cityid}>
              {shown}
            </option>
          ))}
        </optgroup>
      ),
  )
}
