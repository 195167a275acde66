import { ALL_OF_INDIA, type CityChoice, choiceOf } from '@/model/account/cityChoice'
import type { TestModel } from '@/devtools/proof/testModel'
import type { CitySelectContext, CitySelectEvent, CitySelectInput } from './citySelect.machine'

export const cityCalled = (cityid: number, cityname: string, citytype = 'other'): CityChoice => ({
  cityid,
  cityname,
  aliasname: '',
  citytype,
  webIconPrimary: '',
  webIconSecondary: '',
  shown: cityname,
})

/** Three cities, not in their order: the machine orders them. */
export const THREE_CITIES: readonly CityChoice[] = [
  cityCalled(9001, 'Pune'),
  cityCalled(477, 'Mumbai', 'popular'),
  { ...cityCalled(514, 'Delhi NCR', 'popular'), isDefault: true },
]

/** How the calls end that tell the cities, and where the device is. */
export const CITY_OUTCOMES = {
  fetchCities: [
    { label: 'the cities come', output: [choiceOf(ALL_OF_INDIA), ...THREE_CITIES] },
    { label: 'the list fails', error: new Error('no answer') },
  ],
  findPlace: [
    {
      label: 'the device is in Mumbai',
      output: { cityName: 'Mumbai', city: { cityid: 477, cityname: 'Mumbai', type: 'popular' } },
    },
    { label: 'the device is in no city of ours', output: { cityName: 'Nowhere' } },
    { label: 'the location is denied', error: { kind: 'denied' } },
  ],
}

export const citySelectTestModel: TestModel<CitySelectEvent, CitySelectContext, CitySelectInput> = {
  input: { cityId: null },
  events: [
    { label: 'opens the list', event: { type: 'list.opened' } },
    { label: 'closes the list', event: { type: 'list.dismissed' } },
    { label: 'types a city’s beginning', event: { type: 'filter.changed', value: 'pu' } },
    { label: 'types what is no city', event: { type: 'filter.changed', value: 'xyz' } },
    { label: 'presses arrow down', event: { type: 'option.moved', move: 'next' } },
    { label: 'presses arrow up', event: { type: 'option.moved', move: 'previous' } },
    { label: 'presses Enter', event: { type: 'option.entered' } },
    { label: 'chooses Pune', event: { type: 'city.chosen', cityId: 9001 } },
    { label: 'asks for the present location', event: { type: 'nearme.requested' } },
  ],
  outcomes: CITY_OUTCOMES,
  stateKey: ({ cities, typed, matching, active, cityId, nearmeFailure }) => ({
    cities: cities.length,
    typed,
    matching: matching.length,
    active,
    cityId,
    nearmeFailure,
  }),
}
