import { type CityChoice, popularCount } from '@/model/account/cityChoice'

type CitySelectProps = {
  readonly id: string
  /** Popular ones first. */
  readonly cities: readonly CityChoice[]
  readonly cityId: number | undefined
  readonly copy: {
    readonly chooseCity: string
    readonly loading: string
    readonly popular: string
    readonly others: string
  }
  readonly isLoading: boolean
  readonly isFaulty: boolean
  readonly onCity: (cityId: number) => void
}

const Options = ({ cities }: { readonly cities: readonly CityChoice[] }) =>
  cities.map(({ cityid, shown }) => (
    <option key={cityid} value={cityid}>
      {shown}
    </option>
  ))

/** The cities as the device lists them itself: popular ones first, the others in a group of their own. */
export function CitySelect({ id, cities, cityId, copy, isLoading, isFaulty, onCity }: CitySelectProps) {
  const popular = popularCount(cities)
  return (
    <select
      id={id}
      required
      aria-invalid={isFaulty}
      aria-describedby={isFaulty ? `${id}-error` : undefined}
      value={cityId ?? ''}
      onChange={(event) => onCity(Number(event.target.value))}
    >
      <option value="" disabled>
        {isLoading ? copy.loading : copy.chooseCity}
      </option>
      {popular > 0 && (
        <optgroup label={copy.popular}>
          <Options cities={cities.slice(0, popular)} />
        </optgroup>
      )}
      {popular < cities.length && (
        <optgroup label={copy.others}>
          <Options cities={cities.slice(popular)} />
        </optgroup>
      )}
    </select>
  )
}
