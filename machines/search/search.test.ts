import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { SimulatedClock, createActor, fromPromise } from 'xstate'
import type { SearchResult } from '@/model/search/searchResult'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { turn } from '@/devtools/proof/manualActors'
import { helpFor, resultOf, searchTestModel } from './search.testModel'
import type { SearchAnswer } from '@/model/search/search'
import { type SearchQuestion, searchMachine } from './search.machine'

const PAUSE = 250

/** A search in use: what was asked is in `asked`, and each question is answered by hand. */
function openSearch() {
  const questions: SearchQuestion[] = []
  const ends: { answer: (answer: SearchAnswer) => void; fail: (error: Error) => void }[] = []
  const dropped: number[] = []
  const effects: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    searchMachine.provide({
      actors: {
        findEntities: fromPromise(({ input, signal }: { input: SearchQuestion; signal: AbortSignal }) => {
          const place = questions.push(input) - 1
          signal.addEventListener('abort', () => dropped.push(place))
          return new Promise<SearchAnswer>((resolve, reject) => ends.push({ answer: resolve, fail: reject }))
        }),
      },
      actions: {
        logFailure: (_, { error }) => effects.push(`log ${String(error)}`),
        goTo: (_, { result }) => effects.push(`go to ${result?.Url}`),
      },
    }),
    { input: searchTestModel.input, clock },
  )
  actor.start()
  return {
    questions,
    dropped,
    effects,
    send: actor.send,
    get now() {
      return actor.getSnapshot()
    },
    types: (value: string) => actor.send({ type: 'query.changed', value }),
    waits: (ms = PAUSE) => clock.increment(ms),
    answers: (place: number, results: readonly SearchResult[], urgency: SearchAnswer['urgency'] = null) => (
      ends[place]?.answer({ results, urgency }),
      turn()
    ),
    fails: (place: number) => (ends[place]?.fail(new Error('no answer')), turn()),
  }
}

const found = async (results = [resultOf(2, 'Knee'), resultOf(1, 'Arthritis')]) => {
  const search = openSearch()
  search.types('knee')
  search.waits()
  await search.answers(0, results)
  return search
}

describe('the search machine', () => {
  provesMachine(searchMachine, searchTestModel)

  it('asks from three characters on, counted after blanks are collapsed', () => {
    const search = openSearch()
    for (const short of ['k', 'kn', '  kn  ', 'k    ', ' ']) {
      search.types(short)
      search.waits(10 * PAUSE)
    }
    expect(search.questions).toEqual([])
    search.types('  knee    pain ')
    search.waits()
    expect(search.questions).toEqual([{ text: 'knee pain', cityId: 514 }])
  })

  it('counts letters of any script', () => {
    const search = openSearch()
    search.types('पथरी')
    search.waits()
    expect(search.questions).toHaveLength(1)
  })

  it('waits until the typing pauses: a word in one go is one question', () => {
    const search = openSearch()
    for (const typed of ['kne', 'knee', 'knee p']) {
      search.types(typed)
      search.waits(PAUSE - 1)
    }
    expect(search.questions).toEqual([])
    search.waits(1)
    expect(search.questions.map(({ text }) => text)).toEqual(['knee p'])
  })

  it('asks nothing again when only blanks were added', async () => {
    const search = await found()
    search.types('knee  ')
    search.waits(10 * PAUSE)
    expect(search.questions).toHaveLength(1)
    expect(search.now.matches({ showing: 'found' })).toBe(true)
  })

  it('never shows an answer to an older query, whichever comes first', async () => {
    const search = openSearch()
    search.types('kne')
    search.waits()
    search.types('hernia')
    search.waits()
    expect(search.dropped).toEqual([0])
    await search.answers(0, [resultOf(2, 'Knee')])
    expect(search.now.context.results).toEqual([])
    await search.answers(1, [resultOf(2, 'Hernia')])
    await search.answers(0, [resultOf(2, 'Knee')])
    expect(search.now.context.results.map(({ Name }) => Name)).toEqual(['Hernia'])
  })

  it('takes what was shown away when the query changes', async () => {
    const search = await found()
    search.types('knees')
    expect(search.now.context.results).toEqual([])
    search.types('kn')
    expect(search.now.value).toBe('idle')
    expect(search.now.hasTag('open')).toBe(false)
  })

  it('shows up to six of each group, articles and tests as one, group by group', async () => {
    const many = (type: number, name: string) =>
      Array.from({ length: 8 }, (_, at) => resultOf(type, `${name}${at}`))
    const search = await found([...many(5, 'a').slice(0, 4), ...many(1, 'c'), ...many(6, 't')])
    const names = search.now.context.results.map(({ Name }) => Name)
    expect(names).toEqual(['a0', 'a1', 'a2', 'a3', 't0', 't1', 'c0', 'c1', 'c2', 'c3', 'c4', 'c5'])
  })

  it('offers to book a doctor as an option of its own, but not before a call', async () => {
    const doctor = { ...resultOf(3, 'Asha'), BookUrl: '/doctor/asha/book' }
    const urls = ({ now }: Awaited<ReturnType<typeof found>>) => now.context.results.map(({ Url }) => Url)
    const search = await found([doctor, resultOf(1, 'Piles')])
    expect(urls(search)).toEqual([doctor.Url, '/doctor/asha/book', resultOf(1, 'Piles').Url])
    for (const move of ['next', 'next'] as const) search.send({ type: 'option.moved', move })
    search.send({ type: 'option.entered' })
    expect(search.effects).toEqual(['go to /doctor/asha/book'])
    const urgent = openSearch()
    urgent.types('chest pain')
    urgent.waits()
    await urgent.answers(0, [doctor], urgentHelpIn({ kind: 'heart', level: 'now' }, 'en'))
    expect(urls(urgent)).toEqual([doctor.Url])
  })

  it('logs a failure and shows nothing of it', async () => {
    const search = openSearch()
    search.types('knee')
    search.waits()
    await search.fails(0)
    expect(search.effects).toEqual(['log Error: no answer'])
    expect(search.now.value).toBe('idle')
    search.send({ type: 'panel.opened' })
    expect(search.questions).toHaveLength(2)
  })

  it('closes when dismissed, drops a question on its way, and opens again with what it knows', async () => {
    const search = await found()
    search.send({ type: 'panel.dismissed' })
    expect(search.now.hasTag('open')).toBe(false)
    search.send({ type: 'panel.opened' })
    expect(search.now.matches({ showing: 'found' })).toBe(true)
    expect(search.questions).toHaveLength(1)
    search.types('hernia')
    search.waits()
    search.send({ type: 'panel.dismissed' })
    await search.answers(1, [resultOf(2, 'Hernia')])
    expect(search.now.value).toBe('idle')
  })

  it('goes through the results with the arrow keys and opens the active one with Enter', async () => {
    const search = await found()
    search.send({ type: 'option.entered' })
    expect(search.effects).toEqual([])
    search.send({ type: 'option.moved', move: 'next' })
    search.send({ type: 'option.moved', move: 'next' })
    expect(search.now.context.active).toBe(1)
    search.send({ type: 'option.entered' })
    expect(search.effects).toEqual(['go to /treatment/arthritis'])
    expect(search.now.context.active).toBeNull()
  })

  it('asks anew for another city, and not for the same one', async () => {
    const search = await found()
    search.send({ type: 'city.changed', cityId: 514 })
    expect(search.questions).toHaveLength(1)
    search.send({ type: 'city.changed', cityId: 477 })
    expect(search.questions[1]).toEqual({ text: 'knee', cityId: 477 })
    expect(search.now.context.results).toEqual([])
  })

  const TAGS = ['open', 'busy'] as const
  const typing = async () => {
    const search = openSearch()
    search.types('knee')
    return search
  }
  const asking = async () => {
    const search = await typing()
    search.waits()
    return search
  }
  const without = async () => found([])
  const untouched = async () => openSearch()
  const STANDS = [
    ['untouched', untouched, 'idle', []],
    ['typing', typing, 'waiting', ['open', 'busy']],
    ['asking', asking, 'searching', ['open', 'busy']],
    ['found', () => found(), { showing: 'found' }, ['open']],
    ['nothing found', without, { showing: 'nothing' }, ['open']],
  ] as const

  it.each(STANDS)(
    '%s: shows what belongs there; what does not fit changes nothing',
    async (_, begin, value, tags) => {
      const search = await begin()
      expect(search.now.value).toEqual(value)
      expect(TAGS.filter((tag) => search.now.hasTag(tag))).toEqual(tags)
      const before = search.questions.length
      const { cityId, text } = search.now.context
      for (const event of [
        { type: 'option.entered' },
        { type: 'panel.opened' },
        { type: 'city.changed', cityId },
        { type: 'query.changed', value: text },
        { type: 'option.moved', move: 'next' },
      ] as const) {
        search.send(event)
        expect(search.now.value).toEqual(value)
      }
      expect(search.effects).toEqual([])
      expect(search.questions).toHaveLength(before)
      search.send({ type: 'panel.dismissed' })
      expect(search.now.value).toBe('idle')
    },
  )

  it.each(STANDS)('%s: another city ranks the next answer', async (_, begin, value) => {
    const search = await begin()
    const before = search.questions.length
    search.send({ type: 'city.changed', cityId: 477 })
    expect(search.now.context).toMatchObject({ cityId: 477, results: [] })
    // What was asked or answered for the other city is asked again, for this one.
    const isRequestedAgain = before > 0
    expect(search.now.value).toEqual(isRequestedAgain ? 'searching' : value)
    expect(search.questions.slice(before)).toEqual(isRequestedAgain ? [{ text: 'knee', cityId: 477 }] : [])
  })

  it('asks nothing when the panel is asked for before three letters', () => {
    const search = openSearch()
    search.types('kn')
    search.send({ type: 'panel.opened' })
    expect(search.now.value).toBe('idle')
    expect(search.questions).toEqual([])
    expect(search.now.context.text).toBe('kn')
  })

  it('keeps whom to call with the answer it came with: beside pages, or alone', async () => {
    const search = openSearch()
    search.types('chest pain')
    search.waits()
    await search.answers(0, [resultOf(1, 'Angina')], helpFor('heart'))
    expect(search.now.value).toEqual({ showing: 'found' })
    expect(search.now.context.urgency).toEqual(helpFor('heart'))
    search.types('suicide')
    expect(search.now.context.urgency).toBeNull()
    search.waits()
    await search.answers(1, [], helpFor('suicide'))
    expect(search.now.value).toEqual({ showing: 'calling' })
    search.types('piles')
    search.waits()
    await search.answers(2, [])
    expect(search.now.value).toEqual({ showing: 'nothing' })
    expect(search.now.context.urgency).toBeNull()
  })
})
