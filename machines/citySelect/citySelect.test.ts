import { createActor, fromPromise } from 'xstate'
import type { CityChoice } from '@/model/account/cityChoice'
import type { Place } from '@/model/account/location'
import { deferred, turn } from '@/devtools/proof/manualActors'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { THREE_CITIES, cityCalled, citySelectTestModel } from './citySelect.testModel'
import { type CitySelectEvent, citySelectMachine } from './citySelect.machine'

type Fetch = () => Promise<readonly CityChoice[]>

/** A city list in use; `fetched` answers one call after the other. */
const cityList = (...fetched: Fetch[]) => cityListWith(citySelectTestModel.input.cityId, fetched)

/** The same. @param cityId the city that was chosen before, null for none */
function cityListWith(cityId: number | null, fetched: readonly Fetch[] = []) {
  const located = deferred<Place>()
  const effects: string[] = []
  const defaults: (string | undefined)[] = []
  let calls = 0
  const actor = createActor(
    citySelectMachine.provide({
      actors: {
        fetchCities: fromPromise(() => fetched[calls++]?.() ?? Promise.resolve(THREE_CITIES)),
        findPlace: fromPromise(() => located.promise),
      },
      actions: {
        showDefault: (_, { city }) => defaults.push(city?.cityname),
        keepCity: (_, { city, mode }) => effects.push(`keep ${city?.cityname} ${mode}`),
        logFailure: (_, { error }) => effects.push(`log ${String(error)}`),
      },
    }),
    { input: { cityId } },
  )
  actor.on('city.selected', () => effects.push('close'))
  actor.start()
  return {
    effects,
    defaults,
    located,
    send: actor.send,
    calls: () => calls,
    get now() {
      return actor.getSnapshot()
    },
    names: () => actor.getSnapshot().context.matching.map(({ cityname }) => cityname),
    opens: () => (actor.send({ type: 'list.opened' }), turn()),
  }
}

const EVENTS: readonly CitySelectEvent[] = [
  { type: 'filter.changed', value: 'pu' },
  { type: 'option.moved', move: 'next' },
  { type: 'option.entered' },
  { type: 'city.chosen', cityId: 9001 },
  { type: 'nearme.requested' },
]

describe('the city list machine', () => {
  provesMachine(citySelectMachine, citySelectTestModel)

  it('shows popular cities first in their order 514, 477, 93, 267, 248, 568, then the rest', async () => {
    const ids = [9001, 568, 248, 267, 93, 477, 514, 9002]
    const list = cityList(() => Promise.resolve(ids.map((id) => cityCalled(id, `City ${id}`))))
    await list.opens()
    expect(list.now.context.matching.map(({ cityid }) => cityid)).toEqual([
      514, 477, 93, 267, 248, 568, 9001, 9002,
    ])
  })

  it('fetches the list once, when it is first opened', async () => {
    const list = cityList()
    expect(list.calls()).toBe(0)
    await list.opens()
    list.send({ type: 'list.dismissed' })
    await list.opens()
    expect(list.calls()).toBe(1)
    expect(list.names()).toEqual(['Delhi NCR', 'Mumbai', 'Pune'])
  })

  it('shows the default to who has chosen no city, and leaves a chosen one alone', async () => {
    const first = cityList()
    await first.opens()
    expect(first.defaults).toEqual(['Delhi NCR'])
    const again = cityListWith(9001)
    await again.opens()
    expect(again.defaults).toEqual([])
    expect(again.now.context.cityId).toBe(9001)
  })

  it('is empty when it cannot be fetched, and asks again the next time', async () => {
    const list = cityList(() => Promise.reject(new Error('no answer')))
    await list.opens()
    expect(list.now.matches({ open: 'choosing' })).toBe(true)
    expect(list.names()).toEqual([])
    expect(list.effects).toEqual(['log Error: no answer'])
    list.send({ type: 'list.dismissed' })
    await list.opens()
    expect(list.names()).toHaveLength(3)
  })

  it('leaves the cities that match what is typed, the first of them active, and forgets it when closed', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'filter.changed', value: 'pu' })
    expect(list.names()).toEqual(['Pune'])
    expect(list.now.context.active).toBe(0)
    list.send({ type: 'filter.changed', value: '' })
    expect(list.now.context.active).toBeNull()
    list.send({ type: 'filter.changed', value: 'xyz' })
    expect(list.names()).toEqual([])
    list.send({ type: 'option.entered' })
    expect(list.now.matches({ open: 'choosing' })).toBe(true)
    list.send({ type: 'list.dismissed' })
    await list.opens()
    expect(list.names()).toHaveLength(3)
  })

  it('keeps the city that is chosen by pointer or by keyboard, and closes', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'city.chosen', cityId: 9001 })
    expect(list.now.value).toBe('closed')
    expect(list.now.context.cityId).toBe(9001)
    await list.opens()
    list.send({ type: 'option.moved', move: 'next' })
    list.send({ type: 'option.moved', move: 'next' })
    list.send({ type: 'option.entered' })
    expect(list.now.context.cityId).toBe(477)
    expect(list.effects).toEqual(['keep Pune manual', 'close', 'keep Mumbai manual', 'close'])
  })

  it('takes no city that is not listed', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'city.chosen', cityId: 1 })
    expect(list.effects).toEqual([])
    expect(list.now.matches({ open: 'choosing' })).toBe(true)
  })

  it('finds the listed city where the device is, keeps it as chosen near, and closes', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'nearme.requested' })
    expect(list.now.hasTag('locating')).toBe(true)
    list.located.resolve({ cityName: 'Bombay', city: { cityid: 477, cityname: 'Mumbai', type: 'popular' } })
    await turn()
    expect(list.now.value).toBe('closed')
    expect(list.now.context.cityId).toBe(477)
    expect(list.effects).toEqual(['keep Mumbai nearme', 'close'])
  })

  it.each([
    [{ kind: 'denied' }, 'denied'],
    [{ kind: 'unsupported' }, 'unsupported'],
    [{ kind: 'position', code: 3 }, 'position'],
    [new Error('no answer'), 'noCity'],
  ])('logs that the location was not found (%j) and leaves the list usable', async (error, failure) => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'nearme.requested' })
    list.located.reject(error)
    await turn()
    expect(list.now.hasTag('locating')).toBe(false)
    expect(list.now.context.nearmeFailure).toBe(failure)
    expect(list.effects).toEqual([`log ${String(error)}`])
    list.send({ type: 'city.chosen', cityId: 9001 })
    expect(list.effects.slice(1)).toEqual(['keep Pune manual', 'close'])
    await list.opens()
    expect(list.now.context.nearmeFailure).toBeNull()
  })

  it('takes nothing while it is closed', () => {
    const list = cityList()
    const stood = list.now
    for (const event of [...EVENTS, { type: 'list.dismissed' } as const]) {
      list.send(event)
      expect(list.now.value).toBe('closed')
    }
    expect(list.now.context).toEqual(stood.context)
    expect(list.effects).toEqual([])
  })

  it('takes nothing but to be closed while the list is on its way', async () => {
    const cities = deferred<readonly CityChoice[]>()
    const list = cityList(() => cities.promise)
    await list.opens()
    for (const event of [...EVENTS, { type: 'list.opened' } as const]) {
      list.send(event)
      expect(list.now.value).toEqual({ open: 'loading' })
    }
    expect(list.now.hasTag('busy')).toBe(true)
    cities.resolve(THREE_CITIES)
    await turn()
    expect(list.now.hasTag('busy')).toBe(false)
    expect(list.now.value).toEqual({ open: { choosing: 'manual' } })
    expect(list.now.context).toMatchObject({ typed: '', active: null })
  })

  it('is closed while the list is on its way, which changes nothing any more', async () => {
    const cities = deferred<readonly CityChoice[]>()
    const list = cityList(() => cities.promise)
    await list.opens()
    list.send({ type: 'list.dismissed' })
    expect(list.now.value).toBe('closed')
    expect(list.effects).toEqual([])
    cities.resolve(THREE_CITIES)
    await turn()
    expect(list.now.context.cities).toEqual([])
  })

  it('can be searched and moved in while the device is asked, which is asked once, and closed', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'nearme.requested' })
    for (const event of [
      { type: 'list.opened' },
      { type: 'nearme.requested' },
      { type: 'filter.changed', value: 'u' },
      { type: 'option.moved', move: 'next' },
    ] as const) {
      list.send(event)
      expect(list.now.value).toEqual({ open: { choosing: 'locating' } })
    }
    expect(list.names()).toEqual(['Mumbai', 'Pune'])
    list.send({ type: 'option.entered' })
    expect(list.effects).toEqual(['keep Pune manual', 'close'])
    await list.opens()
    list.send({ type: 'nearme.requested' })
    list.send({ type: 'list.dismissed' })
    expect(list.now.value).toBe('closed')
  })

  it('stays where it is while it is searched and moved in by hand', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'list.opened' })
    list.send({ type: 'filter.changed', value: 'pu' })
    list.send({ type: 'option.moved', move: 'next' })
    expect(list.now.value).toEqual({ open: { choosing: 'manual' } })
    expect(list.now.context).toMatchObject({ typed: 'pu', active: 0 })
  })

  it('says that no listed city is where the device is, until it is asked again', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'nearme.requested' })
    list.located.resolve({ cityName: 'Atlantis' })
    await turn()
    expect(list.now.value).toEqual({ open: { choosing: 'manual' } })
    expect(list.now.context.nearmeFailure).toBe('noCity')
    expect(list.effects).toEqual([])
    list.send({ type: 'nearme.requested' })
    expect(list.now.context.nearmeFailure).toBeNull()
  })

  it('a city chosen by hand ends the wait for the device, whose answer changes nothing any more', async () => {
    const list = cityList()
    await list.opens()
    list.send({ type: 'nearme.requested' })
    list.send({ type: 'city.chosen', cityId: 9001 })
    list.located.resolve({ cityName: 'Mumbai' })
    await turn()
    expect(list.now.context.cityId).toBe(9001)
    expect(list.effects).toEqual(['keep Pune manual', 'close'])
  })
})
