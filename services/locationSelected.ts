import type { CitySelectionMode } from '@/model/page/analytics'
import type { CityChoice } from '@/model/account/cityChoice'
import { track } from './analytics'

/** How somebody came by a city. */
export type LocationSelected = {
  readonly success: boolean
  readonly city: CityChoice
  readonly mode: CitySelectionMode
  /** The number of the logged-in user; empty for a visitor. */
  readonly mobileNo: string
}

/** Notes `location_selected` with its five fields (specification, section 7). A city that nobody calls served is not. */
export const noteLocationSelected = ({ success, city, mode, mobileNo }: LocationSelected): void =>
  track({
    event: 'location_selected',
    success,
    mobile_no: mobileNo,
    city: city.cityname,
    city_selection_mode: mode,
    serviceable: city.serviceable ?? false,
  })
