import { SimulatedClock, createActor, fromPromise } from 'xstate'
import type { Place } from '@/model/location'
import { THREE_CITIES, cityCalled } from '../citySelect/citySelect.cases'
import { deferred } from '../lib/deferred'
import { faultsOf } from '../lib/machineShape'
import { walkMachine } from '../lib/walk'
import { locationCases } from './location.cases'
import { locationLabelsOf, locationTitleOf } from './location.labels'
import { type LocationInput, type SaveLocationInput, locationMachine } from './location.machine'

const turn = () => new Promise<void>((done) => setImmediate(done))
const VISITOR: LocationInput = { isSignedIn: false, asksName: false }
const USER: LocationInput = { isSignedIn: true, asksName: false, name: 'Asha' }
const NEW_USER: LocationInput = { isSignedIn: true, asksName: true }

/** The modal in use; each `stored` answers one attempt. */
async function modal(input: LocationInput, ...stored: (() => Promise<void>)[]) {
  const effects: string[] = []
  const saved: SaveLocationInput[] = []
  const place = deferred<Place>()
  const clock = new SimulatedClock()
  const actor = createActor(
    locationMachine.provide({
      actors: {
        fetchCities: fromPromise(() => Promise.resolve(THREE_CITIES)),
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
  await turn()
  return {
    effects,
    saved,
    place,
    clock,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
  }
}

describe('the location machine', () => {
  it('takes every declared transition', async () => {
    const walk = await walkMachine(locationMachine, locationCases)
    expect(walk.unwalked).toEqual([])
    expect(walk.declared.length).toBeGreaterThanOrEqual(14)
  })

  it('is written as the house asks', () => {
    expect(faultsOf(locationMachine)).toEqual([])
  })

  it('asks for a city, and for a name only where its field is shown and the user has a token', async () => {
    for (const [input, faulty] of [
      [VISITOR, ['city']],
      [{ ...VISITOR, asksName: true }, ['city']],
      [USER, ['city']],
      [NEW_USER, ['name', 'city']],
      [{ ...NEW_USER, name: '  ' }, ['name', 'city']],
    ] as const) {
      const one = await modal(input)
      one.send({ type: 'form.submitted' })
      expect(one.now.context.faulty).toEqual(faulty)
      expect(one.saved).toEqual([])
    }
  })

  it('an edit clears the field’s own error only', async () => {
    const one = await modal(NEW_USER)
    one.send({ type: 'form.submitted' })
    one.send({ type: 'name.changed', value: 'A' })
    expect(one.now.context.faulty).toEqual(['city'])
    one.send({ type: 'city.chosen', cityId: 477 })
    expect(one.now.context.faulty).toEqual([])
  })

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
    one.send({ type: 'nearme.asked' })
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
    one.send({ type: 'nearme.asked' })
    one.place.resolve({ cityName: 'Pune' })
    await turn()
    expect(one.now.context.mode).toBe('nearme')
    one.send({ type: 'city.chosen', cityId: 477 })
    expect(one.now.context.mode).toBe('manual')
  })

  it('choosing or sending ends the wait for the device', async () => {
    const one = await modal({ ...VISITOR, city: cityCalled(514, 'Delhi NCR') })
    one.send({ type: 'nearme.asked' })
    one.send({ type: 'form.submitted' })
    one.place.resolve({ cityName: 'Pune' })
    await turn()
    expect(one.effects).toContain('note Delhi NCR manual true')
  })

  it.each(['denied', 'unsupported', 'position'])(
    'a location that is %s is logged, the list is there',
    async (kind) => {
      const one = await modal(VISITOR)
      one.send({ type: 'nearme.asked' })
      one.place.reject({ kind })
      await turn()
      expect(one.now.matches({ choosing: 'manual' })).toBe(true)
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
    expect(one.now.context.city?.cityid).toBe(477)
    one.send({ type: 'form.submitted' })
    await turn()
    expect(one.effects.slice(2)).toEqual(['keep Mumbai', 'note Mumbai manual true'])
  })

  it('is called Personal Details where a name is required, otherwise Location', () => {
    expect(locationTitleOf(true)).toBe('personalDetails')
    expect(locationTitleOf(false)).toBe('location')
  })
})
