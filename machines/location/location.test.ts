import { SimulatedClock, createActor, fromPromise } from 'xstate'
import type { CityChoice } from '@/model/account/cityChoice'
import type { Place } from '@/model/account/location'
import { THREE_CITIES, cityCalled } from '@/machines/citySelect/citySelect.testModel'
import { deferred, turn } from '@/devtools/proof/manualActors'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { locationTestModel } from './location.testModel'
import { locationLabelsOf, locationTitleOf } from './location.labels'
import {
  type LocationEvent,
  type LocationInput,
  type SaveLocationInput,
  locationMachine,
} from './location.machine'

const VISITOR: LocationInput = { isSignedIn: false, asksName: false }
const USER: LocationInput = { isSignedIn: true, asksName: false, name: 'Asha' }
const NEW_USER: LocationInput = { isSignedIn: true, asksName: true }

/** The modal while its list of cities is on its way; each `stored` answers one attempt. */
function opened(
  cities: Promise<readonly CityChoice[]>,
  input: LocationInput,
  ...stored: (() => Promise<void>)[]
) {
  const effects: string[] = []
  const saved: SaveLocationInput[] = []
  const place = deferred<Place>()
  let cityLists = 0
  const clock = new SimulatedClock()
  const actor = createActor(
    locationMachine.provide({
      actors: {
        fetchCities: fromPromise(() => ((cityLists += 1), cities)),
        findPlace: fromPromise(() => place.promise),
        saveLocation: fromPromise(({ input: one }) => {
          saved.push(one)
          return stored[saved.length - 1]?.() ?? Promise.resolve()
        }),
      },
      actions: {
        keepCity: (_, { city }) => effects.push(`keep ${city?.cityname}`),
        noteSelected: (_, { city, mode, success }) =>
          effects.push(`note ${city?.cityname} ${mode} ${success}`),
        logFailure: (_, { error }) => effects.push(`log ${JSON.stringify(error)}`),
        reload: () => effects.push('reload'),
      },
    }),
    { input, clock },
  ).start()
  return {
    effects,
    saved,
    place,
    clock,
    /** How often the cities were asked for. */
    cityLists: () => cityLists,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

/** The modal in use. */
async function modal(...[input, ...stored]: [LocationInput, ...(() => Promise<void>)[]]) {
  const one = opened(Promise.resolve(THREE_CITIES), input, ...stored)
  await turn()
  return one
}

const EVENTS: readonly LocationEvent[] = [
  { type: 'name.changed', value: 'Asha' },
  { type: 'city.chosen', cityId: 477 },
  { type: 'form.submitted' },
  { type: 'nearme.requested' },
]

describe('the location machine', () => {
  provesMachine(locationMachine, locationTestModel)

  it('stores city and name, keeps and notes the city, and reloads after one second, not before', async () => {
    const one = await modal(NEW_USER)
    one.send({ type: 'name.changed', value: ' Asha Rao ' })
    one.send({ type: 'city.chosen', cityId: 9001 })
    one.send({ type: 'form.submitted' })
    expect(locationLabelsOf(one.now)).toEqual({ button: 'submitting', done: undefined })
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.saved).toEqual([{ isSignedIn: true, city: cityCalled(9001, 'Pune'), name: 'Asha Rao' }])
    expect(locationLabelsOf(one.now).done).toBe('profileUpdated')
    expect(one.effects).toEqual(['keep Pune', 'note Pune manual true'])
    one.clock.increment(999)
    expect(one.effects).not.toContain('reload')
    one.clock.increment(1)
    expect(one.effects.at(-1)).toBe('reload')
  })

  it('stores no name that was not asked for; a visitor is told of the location, a user of the profile', async () => {
    for (const [input, done] of [
      [VISITOR, 'locationUpdated'],
      [USER, 'profileUpdated'],
    ] as const) {
      const one = await modal(input)
      one.send({ type: 'city.chosen', cityId: 477 })
      one.send({ type: 'form.submitted' })
      await turn()
      expect(one.saved[0]).not.toHaveProperty('name')
      expect(locationLabelsOf(one.now).done).toBe(done)
    }
  })

  it('takes the city where the device is, and tells that it was found near', async () => {
    const one = await modal(VISITOR)
    one.send({ type: 'nearme.requested' })
    expect(one.now.hasTag('busy')).toBe(true)
    one.place.resolve({ cityName: 'Poona', city: { cityid: 9001, cityname: 'Pune', type: 'other' } })
    await turn()
    expect(one.now.context).toMatchObject({ mode: 'nearme', city: { cityid: 9001 }, nearmeFailure: null })
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.effects).toContain('note Pune nearme true')
  })

  it('a city taken from the list afterwards was chosen by hand', async () => {
    const one = await modal(VISITOR)
    one.send({ type: 'nearme.requested' })
    one.place.resolve({ cityName: 'Pune' })
    await turn()
    expect(one.now.context.mode).toBe('nearme')
    one.send({ type: 'city.chosen', cityId: 477 })
    expect(one.now.context.mode).toBe('manual')
  })

  it('choosing or sending ends the wait for the device', async () => {
    const one = await modal({ ...VISITOR, city: cityCalled(514, 'Delhi NCR') })
    one.send({ type: 'nearme.requested' })
    one.send({ type: 'form.submitted' })
    one.place.resolve({ cityName: 'Pune' })
    await turn()
    expect(one.effects).toContain('note Delhi NCR manual true')
  })

  it.each(['denied', 'unsupported', 'position'])(
    'a location that is %s is logged, the list is there',
    async (kind) => {
      const one = await modal(VISITOR)
      one.send({ type: 'nearme.requested' })
      one.place.reject({ kind })
      await turn()
      expect(one.now.matches({ choosing: { by: 'manual' } })).toBe(true)
      expect(one.now.context.nearmeFailure).toBe(kind)
      expect(one.effects).toEqual([`log {"kind":"${kind}"}`])
      one.send({ type: 'city.chosen', cityId: 477 })
      expect(one.now.context.nearmeFailure).toBeNull()
    },
  )

  it('a failure to store is logged and noted, nothing is kept or reloaded, and the form can be sent again', async () => {
    const one = await modal(USER, () => Promise.reject(new Error('away')))
    one.send({ type: 'city.chosen', cityId: 477 })
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.effects).toEqual(['log {}', 'note Mumbai manual false'])
    expect(one.now.value).toEqual({ choosing: { by: 'manual', attempt: 'failed' } })
    expect(one.now.hasTag('error')).toBe(true)
    expect(one.cityLists()).toBe(1)
    expect(one.now.context.city?.cityid).toBe(477)
    one.send({ type: 'form.submitted' })
    expect(one.now.hasTag('error')).toBe(false)
    await turn()
    expect(one.effects.slice(2)).toEqual(['keep Mumbai', 'note Mumbai manual true'])
  })

  it('waits for the list of cities, keeps a name that is typed meanwhile, and takes nothing else', async () => {
    const cities = deferred<readonly CityChoice[]>()
    const one = opened(cities.promise, NEW_USER)
    for (const event of EVENTS) one.send(event)
    expect(one.now.value).toBe('loadingCities')
    expect(one.now.hasTag('busy')).toBe(true)
    cities.resolve(THREE_CITIES)
    await turn()
    expect(one.now.value).toEqual({ choosing: { by: 'manual', attempt: 'untried' } })
    expect(one.now.hasTag('busy')).toBe(false)
    expect(one.now.context).toMatchObject({ name: 'Asha', city: null, faulty: [] })
  })

  it('opens with an empty list where there is none, and logs why', async () => {
    const one = opened(Promise.reject(new Error('away')), VISITOR)
    await turn()
    expect(one.now.value).toEqual({ choosing: { by: 'manual', attempt: 'untried' } })
    expect(one.now.context.cities).toEqual([])
    expect(one.effects).toEqual(['log {}'])
  })

  it('takes no city that is not listed', async () => {
    const one = await modal(VISITOR)
    one.send({ type: 'form.submitted' })
    one.send({ type: 'city.chosen', cityId: 1 })
    expect(one.now.context).toMatchObject({ city: null, faulty: ['city'] })
  })

  it('a city taken from the list ends the wait for the device; a name does not', async () => {
    const one = await modal(NEW_USER)
    one.send({ type: 'nearme.requested' })
    for (const event of [{ type: 'name.changed', value: 'Asha' }, { type: 'nearme.requested' }] as const) {
      one.send(event)
      expect(one.now.value).toEqual({ choosing: { by: 'locating', attempt: 'untried' } })
    }
    one.send({ type: 'city.chosen', cityId: 477 })
    expect(one.now.value).toEqual({ choosing: { by: 'manual', attempt: 'untried' } })
    one.place.resolve({ cityName: 'Pune' })
    await turn()
    expect(one.now.context).toMatchObject({ city: { cityid: 477 }, mode: 'manual' })
  })

  it('says that no listed city is there, until the device is asked again', async () => {
    const one = await modal(VISITOR)
    one.send({ type: 'nearme.requested' })
    one.place.resolve({ cityName: 'Atlantis' })
    await turn()
    expect(one.now.value).toEqual({ choosing: { by: 'manual', attempt: 'untried' } })
    expect(one.now.context).toMatchObject({ city: null, nearmeFailure: 'noCity' })
    expect(one.effects).toEqual([])
    one.send({ type: 'nearme.requested' })
    expect(one.now.context.nearmeFailure).toBeNull()
  })

  it('changes nothing any more while it is stored and afterwards', async () => {
    const stored = deferred<void>()
    const one = await modal(USER, () => stored.promise)
    one.send({ type: 'city.chosen', cityId: 9001 })
    one.send({ type: 'form.submitted' })
    for (const event of EVENTS) one.send(event)
    expect(one.now.value).toBe('submitting')
    expect(one.now.hasTag('busy')).toBe(true)
    stored.resolve()
    await turn()
    for (const event of EVENTS) one.send(event)
    expect(one.now.value).toBe('updated')
    expect(one.now.context).toMatchObject({ city: { cityid: 9001 }, name: 'Asha' })
    expect(one.saved).toHaveLength(1)
    one.clock.increment(1000)
    expect(one.now).toMatchObject({ value: 'reloading', status: 'done' })
  })

  it('is called Personal Details where a name is required, otherwise Location', () => {
    expect(locationTitleOf(true)).toBe('personalDetails')
    expect(locationTitleOf(false)).toBe('location')
  })
})
