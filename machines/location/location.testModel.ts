import { CITY_OUTCOMES } from '@/machines/citySelect/citySelect.testModel'
import type { TestModel } from '@/devtools/proof/testModel'
import type { LocationContext, LocationEvent, LocationInput } from './location.machine'

export const locationTestModel: TestModel<LocationEvent, LocationContext, LocationInput> = {
  input: { isSignedIn: true, asksName: true },
  events: [
    { label: 'types a name', event: { type: 'name.changed', value: 'Asha Rao' } },
    { label: 'chooses Pune', event: { type: 'city.chosen', cityId: 9001 } },
    { label: 'asks for the present location', event: { type: 'nearme.requested' } },
    { label: 'sends the form', event: { type: 'form.submitted' } },
  ],
  outcomes: {
    ...CITY_OUTCOMES,
    saveLocation: [
      { label: 'it is stored', output: undefined },
      { label: 'it cannot be stored', error: { kind: 'network' } },
    ],
  },
  delays: { reloadDelay: 1000 },
  stateKey: ({ cities, name, city, mode, faulty, nearmeFailure }) => ({
    cities: cities.length,
    name,
    city: city?.cityid ?? null,
    mode,
    faulty,
    nearmeFailure,
  }),
}
