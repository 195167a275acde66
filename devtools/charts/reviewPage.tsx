/** Chart changes as one self-contained HTML file for reviewers, usable offline. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart } from '@/devtools/machineChart/MachineChart'
import { eventLine } from '@/devtools/machineChart/chartBoxes'
import { nameIn, targetsIn, CHART_WORDS, type ChartWords } from '@/devtools/machineChart/chartCopy'
import { layOutChart } from '@/devtools/machineChart/layOutChart'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import { chartInWords } from '@/devtools/machineCopy/machineTerms'
import { type Chart, chartStates } from '@/devtools/proof/chartOf'
import type { TakenCounts } from './chartTraffic'
import { type WayChange, wayChanges } from './chartWays'
import type { MachineDiff } from './chartChanges'
import { ChangeFaults, SaidOfChart, faultsOfChange } from './ReviewedChart'
import type { ChartReview } from './chartReviews'
import { REVIEW_STYLES } from './reviewStyles'

// The keys of an object are its own.
const WORDS = Object.keys(CHART_WORDS) as ChartWords[]
const SIGNS = { added: 'new', removed: 'gone', changed: 'changed' } as const
/** What a reader bears of ways that differ. */
const MOST_WAYS = 60

export type Review = {
  readonly diffs: readonly MachineDiff[]
  readonly since: string
  readonly until: string
  /** How often visitors take the transitions, where that is known. */
  readonly traffic?: TakenCounts
  /** The picture of a state as a data address, where one was taken. */
  readonly pictureOf?: (machineId: string, state: string) => string | undefined
  /** What the lint finds in a machine now. */
  readonly lintOf?: (machineId: string) => readonly string[]
  /** What people said of a machine. */
  readonly reviewOf?: (machineId: string) => ChartReview
}

/** Something in each way to name things; the switch above shows one of them. */
const InWords = ({ tell }: { readonly tell: (words: ChartWords) => ReactNode }) =>
  WORDS.map((words) => (
    <span key={words} className={`words ${words}`} lang={words === 'hi' ? 'hi' : 'en'}>
      {tell(words)}
    </span>
  ))

type Drawn = Readonly<Record<ChartWords, string>>

/** A chart's picture in each way to name things. Ids inside a file are its own, so those of arrow heads get a name each. */
function drawn(chart: Chart, { changes }: MachineDiff, name: string): Drawn {
  const marks = new Map(changes.map(({ id, kind }) => [id, kind]))
  const pictures = WORDS.map((words) => {
    const placed = layOutChart(chartInWords(chart, words))
    const svg = renderToStaticMarkup(<MachineChart placed={placed} marks={marks} />)
    const own = `${chart.id}-${name}-${words}-`
    return [words, svg.replace(/<marker id="/g, `$&${own}`).replace(/url\(#/g, `$&${own}`)] as const
  })
  // Each of WORDS is among them.
  return Object.fromEntries(pictures) as Drawn
}

const Pictures = ({ pictures, title }: { readonly pictures: Drawn | undefined; readonly title: string }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {pictures
      ? WORDS.map((words) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
          <div key={words} className={`picture words ${words}`} role="group" aria-label={title} tabIndex={0}>
            {/* Drawn above. */}
            <div dangerouslySetInnerHTML={{ __html: pictures[words] }} />
          </div>
        ))
      : 'It was not there.'}
  </figure>
)

const steps = (chart: Chart, { before, after }: WayChange) => {
  const wayInWords = (way: WayChange['after'], words: ChartWords) => {
    const named = new Map(chartInWords(chart, words).transitions.map((one) => [one.id, one]))
    return way?.map((one) => eventLine(named.get(one.id) ?? one)).join(' → ')
  }
  return (words: ChartWords) => (
    <>
      {before && after && <small>was: {wayInWords(before, words)}; now: </small>}
      {wayInWords(after ?? before, words)}
    </>
  )
}

function Ways({ ways, chart }: { readonly ways: readonly WayChange[]; readonly chart: Chart }) {
  if (ways.length === 0) return null
  return (
    <section>
      <h3>Ways that are new, gone or changed</h3>
      <p>The shortest way to each transition, by the chart alone.</p>
      <ul className="changes">
        {ways.slice(0, MOST_WAYS).map((way) => {
          const kind = way.before ? (way.after ? 'changed' : 'removed') : 'added'
          return (
            <li key={way.id} data-kind={kind}>
              <strong>{SIGNS[kind]}</strong> <InWords tell={steps(chart, way)} />
            </li>
          )
        })}
      </ul>
      {ways.length > MOST_WAYS && <p>And {ways.length - MOST_WAYS} more.</p>}
    </section>
  )
}

/** The states that differ as the visitor sees them: a picture where one was taken, and the words that they show. */
function SeenStates({
  diff,
  pictureOf,
}: {
  readonly diff: MachineDiff
  readonly pictureOf: Review['pictureOf']
}) {
  const { id, changes, united, after } = diff
  const touched = new Set(
    changes.flatMap((change) => {
      const transition = united.transitions.find((one) => one.id === change.id)
      return transition ? [transition.source, ...transition.targets] : [change.id]
    }),
  )
  const states = chartStates((after ?? united).root).filter((one) => touched.has(one.id) && one.id !== id)
  if (states.length === 0) return null
  return (
    <section>
      <h3>As the visitor sees it</h3>
      <ul className="seen">
        {states.map((state) => {
          const name = nameIn(united, state.id)
          const picture = pictureOf?.(id, name)
          const copy = machineCopy(id)[name]
          return (
            <li key={state.id}>
              <strong>{name}</strong>
              <br />
              <small>{state.description}</small>
              {/* eslint-disable-next-line @next/next/no-img-element -- a file has no server that makes pictures smaller */}
              {picture && <img src={picture} alt={`${name} on the page`} />}
              <ul>
                {copy?.en.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <ul lang="hi">
                {copy?.hi.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Changes({ diff, traffic }: { readonly diff: MachineDiff; readonly traffic: Review['traffic'] }) {
  const { id, changes, united } = diff
  const namesById = (words: ChartWords) =>
    new Map(chartInWords(united, words).transitions.map((one) => [one.id, one]))
  const named = { en: namesById('en'), hi: namesById('hi') }
  return (
    <ul className="changes">
      {changes.map((change, index) => {
        const taken = traffic?.[id]?.[change.id]
        return (
          <li key={index} data-kind={change.kind}>
            <strong>
              {SIGNS[change.kind]} {change.of}
            </strong>{' '}
            <InWords
              tell={(words) => {
                const one = words === 'code' ? undefined : named[words].get(change.id)
                if (!one) return change.copy
                const does = one.actions.length ? `; ${one.actions.join(', ')}` : ''
                return `${nameIn(united, one.source)}: ${eventLine(one)} → ${targetsIn(united, one)}${does}`
              }}
            />
            {taken !== undefined && <small> · taken {taken.toLocaleString('en-IN')} times by visitors</small>}
          </li>
        )
      })}
    </ul>
  )
}

/** The review as the text of an HTML file. */
export async function reviewPage(review: Review): Promise<string> {
  const { diffs, since, until, traffic, pictureOf, lintOf, reviewOf } = review
  const pictures = new Map<string, { before?: Drawn; after?: Drawn }>()
  for (const diff of diffs)
    pictures.set(diff.id, {
      before: diff.before && (await drawn(diff.before, diff, 'before')),
      after: diff.after && (await drawn(diff.after, diff, 'after')),
    })
  const markup = renderToStaticMarkup(
    <html lang="en">
      {/* A file of its own, no page of the site. */}
      {/* eslint-disable-next-line @next/next/no-head-element */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        />
        <title>{`Charts: ${since} to ${until}`}</title>
        {/* The file's own style. */}
        <style dangerouslySetInnerHTML={{ __html: REVIEW_STYLES }} />
      </head>
      <body>
        <main>
          <h1>What changed in the machines</h1>
          <p>
            From <code>{since}</code> to <code>{until}</code>.{' '}
            {diffs.length === 0
              ? 'No chart changed.'
              : `${diffs.length} ${diffs.length === 1 ? 'machine' : 'machines'}: green is new, red is gone, orange is changed.`}
            {!traffic && ' Traffic was not given.'}
          </p>
          <fieldset>
            <legend>Words of the arrows</legend>
            {WORDS.map((words) => (
              <label key={words}>
                <input type="radio" name="words" id={`words-${words}`} defaultChecked={words === 'en'} />
                {CHART_WORDS[words]}
              </label>
            ))}
            <label className="own-size">
              <input type="checkbox" id="own-size" />
              Charts at their own size
            </label>
          </fieldset>
          {diffs.map((diff) => (
            <article key={diff.id} id={diff.id}>
              <h2>{diff.id}</h2>
              <p>
                {diff.whole && <strong>The whole machine was {diff.whole}. </strong>}
                {diff.united.description}
              </p>
              <ChangeFaults faults={faultsOfChange(diff, lintOf?.(diff.id))} />
              <SaidOfChart review={reviewOf?.(diff.id)} chart={diff.after} />
              <Changes diff={diff} traffic={traffic} />
              <h3>Both charts</h3>
              <div className="both">
                <Pictures pictures={pictures.get(diff.id)?.before} title={`Before: ${diff.id}`} />
                <Pictures pictures={pictures.get(diff.id)?.after} title={`After: ${diff.id}`} />
              </div>
              <SeenStates diff={diff} pictureOf={pictureOf} />
              <Ways ways={wayChanges(diff.before, diff.after)} chart={diff.united} />
            </article>
          ))}
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${markup}\n`
}
