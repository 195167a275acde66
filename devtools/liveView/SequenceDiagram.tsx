import { type LiveActor, type LivePage, type LiveTelling, tellingsUntil } from './liveRecord'
import { groupRepeats } from './liveEvents'

/** Arrows that are drawn: the newest ones before the moment that is looked at. */
const DRAWN = 30
const COLUMN = 160
const ROW = 30
const HEAD = 44

/** Who sends what the page sends. */
const PAGE: LiveActor = { sessionId: '', name: 'the page' }

type SequenceDiagramProps = {
  readonly page: LivePage
  /** How many of the page's moments have happened. */
  readonly until: number
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** An arrow from who sends an event to who gets it; a bow where that is the same actor. */
function Message({ from, to, y, copy }: { from: number; to: number; y: number; copy: string }) {
  const way =
    from === to ? `M${from} ${y - 8}h28v8H${from + 4}` : `M${from} ${y}H${to + (to > from ? -4 : 4)}`
  const middle = from === to ? from + 34 : (from + to) / 2
  return (
    <g>
      <path d={way} fill="none" stroke="var(--green)" strokeWidth={1.5} markerEnd="url(#sequence-head)" />
      <text
        x={middle}
        y={y - 5}
        fontSize={12}
        textAnchor={from === to ? 'start' : 'middle'}
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {copy}
      </text>
    </g>
  )
}

const inShort = (eventType: string) => cut(eventType.replace(/^xstate\./, ''), 28)

type Arrow = LiveTelling & { readonly times: number }

/** What was told, repeats once: a block of events that came often is drawn once, its first arrow says how often. */
function arrowsOf(tellings: readonly LiveTelling[]): Arrow[] {
  const keyOf = ({ sessionId, sourceId, eventType }: LiveTelling) =>
    [sessionId, sourceId, eventType].join(' ')
  return groupRepeats(tellings, keyOf).flatMap(({ items, times }) =>
    items.slice(0, items.length / times).map((one, place) => ({ ...one, times: place === 0 ? times : 1 })),
  )
}

/** Which actor sent which event to which, in time from top to bottom. The list of events says the same in words. */
export function SequenceDiagram({ page, until }: SequenceDiagramProps) {
  const drawn = arrowsOf(tellingsUntil(page, until)).slice(-DRAWN)
  const talking = new Set(drawn.flatMap(({ sessionId, sourceId }) => [sessionId, sourceId ?? '']))
  const columns = [PAGE, ...page.actors].filter(({ sessionId }) => talking.has(sessionId))
  const xOf = (sessionId: string) =>
    COLUMN / 2 +
    COLUMN *
      Math.max(
        0,
        columns.findIndex((one) => one.sessionId === sessionId),
      )
  const width = COLUMN * columns.length
  const height = HEAD + ROW * (drawn.length + 1)
  return (
    <svg
      role="img"
      aria-label={`The last events between ${columns.map(({ name }) => name).join(', ')}`}
      className="sequence"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <defs>
        <marker id="sequence-head" markerWidth={8} markerHeight={8} refX={6} refY={4} orient="auto">
          <path d="M0 0L8 4L0 8z" fill="var(--green)" />
        </marker>
      </defs>
      {columns.map(({ sessionId, name }) => (
        <g key={sessionId} data-column={name}>
          <line
            x1={xOf(sessionId)}
            x2={xOf(sessionId)}
            y1={HEAD - 10}
            y2={height}
            stroke="var(--field-line)"
            strokeDasharray="2 4"
          />
          <text
            x={xOf(sessionId)}
            y={22}
            fontSize={13}
            fontWeight={700}
            textAnchor="middle"
            fill="var(--ink)"
          >
            {cut(name, 24)}
          </text>
        </g>
      ))}
      {drawn.map(({ sessionId, sourceId = '', eventType, times }, index) => (
        <Message
          key={index}
          from={xOf(sourceId)}
          to={xOf(sessionId)}
          y={HEAD + ROW * (index + 1)}
          copy={times > 1 ? `${inShort(eventType)} × ${times}` : inShort(eventType)}
        />
      ))}
    </svg>
  )
}
