import 'server-only'
import {
  citiesAnswer,
  cityPlaceAnswer,
  menuAnswer,
  proceduresAnswer,
  specialitiesAnswer,
  treatmentPriceAnswer,
} from './optionAnswers'
import { cityListFromAnywhere, treatmentsFromAnywhere } from './upstreamOptions'
import { MENU, TREATMENT_PRICE } from '@/model/calls/catalogueCalls'
import { CITIES, CONDITIONS, SPECIALITIES, TREATMENTS } from '@/model/calls/listCalls'
import { CITY_LIST, CITY_PLACE } from '@/model/calls/placeCalls'

/** Lists for forms and menus. */
export const OPTION_HANDLERS = {
  [CITIES.path]: { [CITIES.method]: citiesAnswer },
  [CITY_PLACE.path]: { [CITY_PLACE.method]: cityPlaceAnswer },
  [MENU.path]: { [MENU.method]: menuAnswer },
  [TREATMENTS.path]: { [TREATMENTS.method]: treatmentsFromAnywhere },
  [TREATMENT_PRICE.path]: { [TREATMENT_PRICE.method]: treatmentPriceAnswer },
  [SPECIALITIES.path]: { [SPECIALITIES.method]: specialitiesAnswer },
  [CONDITIONS.path]: { [CONDITIONS.method]: proceduresAnswer },
  [CITY_LIST.path]: { [CITY_LIST.method]: cityListFromAnywhere },
} as const
