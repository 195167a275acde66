'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MachineChart } from '@/devtools/machineChart/MachineChart'
import { PICTURE_RULE } from '@/devtools/machineChart/chartCopy'
import type { PlacedChart, Rectangle } from '@/devtools/machineChart/layOutChart'
import { ChartMap } from './ChartMap'
import { type Size, fitting, followed, leavesOf, zoomed } from './chartZoom'

const STEP = 1.25
/** Pixels that an arrow key moves the chart. */
const NUDGE = 80

type ChartViewProps = {
  readonly placed: PlacedChart
  readonly active: readonly string[]
  readonly taken: readonly string[]
  /** The state whose words are shown beside the chart. */
  readonly chosen: string
  readonly onChoose: (stateId: string) => void
  /** Whether it begins as large as there is room for; otherwise at its own size. */
  readonly fills?: boolean
}

/** What a box has room for: all that it may become where it grows with the chart. */
function roomOf(box: HTMLElement): Size {
  const most = parseFloat(getComputedStyle(box).maxHeight)
  return { width: box.clientWidth || innerWidth, height: (most || box.clientHeight || innerHeight) - 2 }
}

const seenOf = (
  { scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement,
  zoom: number,
): Rectangle => ({
  x: scrollLeft / zoom,
  y: scrollTop / zoom,
  width: clientWidth / zoom,
  height: clientHeight / zoom,
})

/** A chart to look around in: it is moved by scrolling, dragging or arrow keys, made larger by buttons or + and −. */
export function ChartView({ placed, active, taken, chosen, onChoose, fills = false }: ChartViewProps) {
  /** The zoom, and what is brought to the middle with it. */
  const [{ zoom, at }, setLook] = useState<{ zoom: number; at?: Rectangle }>({ zoom: 1 })
  const [looked, setLooked] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)
  const states = useMemo(() => placed.states.slice(1).map(({ state }) => state), [placed])
  const found = looked.trim()
    ? states.filter(({ id, description }) =>
        `${id} ${description}`.toLowerCase().includes(looked.trim().toLowerCase()),
      )
    : []

  const isChosen = useRef(false)
  const zoomTo = (to: number, place?: Rectangle) => {
    isChosen.current = true
    wanted.current = to
    setLook({ zoom: to, at: place })
  }
  /** What is in the middle stays there. */
  const zoomBy = (factor: number) =>
    zoomTo(zoomed(zoom, factor), box.current ? seenOf(box.current, zoom) : undefined)
  const fit = () =>
    box.current &&
    zoomTo(fitting(placed, roomOf(box.current)), { x: 0, y: 0, width: placed.width, height: placed.height })
  /** The room of a chart that fills it. */
  const [room, setRoom] = useState('')
  const [seen, setSeen] = useState<Rectangle>({ x: 0, y: 0, width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      setSeen(seenOf(element, zoom))
      if (fills) setRoom(`${element.offsetWidth} ${element.offsetHeight}`)
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [zoom, placed, fills])
  const wanted = useRef(1)
  const before = useRef<readonly string[]>([])
  const leaves = leavesOf(active).join(' ')
  // Where its machine is, each time that it has moved.
  useEffect(() => {
    if (!box.current) return
    const size = roomOf(box.current)
    // Begins as large as there is room for.
    if (fills && !isChosen.current) wanted.current = Math.max(1, fitting(placed, size))
    const lit = leaves ? leaves.split(' ') : []
    const look = followed(placed, lit, { before: before.current, box: size, wanted: wanted.current })
    before.current = lit
    if (look) setLook({ zoom: look.zoom, at: look.at })
  }, [leaves, placed, fills, room])
  useEffect(() => {
    const element = box.current
    if (!element || !at) return
    // The box alone: the page stays where the reader has it.
    element.scrollLeft = (at.x + at.width / 2) * zoom - element.clientWidth / 2
    element.scrollTop = (at.y + at.height / 2) * zoom - element.clientHeight / 2
  }, [at, zoom])
  const goTo = (x: number, y: number) =>
    box.current?.scrollTo(x * zoom - box.current.clientWidth / 2, y * zoom - box.current.clientHeight / 2)
  const show = (id: string) => {
    onChoose(id)
    box.current
      ?.querySelector(`[data-state="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'center', inline: 'center' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Those are the browser's own: its zoom, the way back.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Readonly<Record<string, readonly [number, number] | undefined>> = {
      ArrowLeft: [-NUDGE, 0],
      ArrowRight: [NUDGE, 0],
      ArrowUp: [0, -NUDGE],
      ArrowDown: [0, NUDGE],
    }
    const move = moves[event.key]
    if (move) box.current?.scrollBy(...move)
    else if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = dragged.current
    if (!from) return
    box.current?.scrollBy(from.x - clientX, from.y - clientY)
    dragged.current = { x: clientX, y: clientY }
  }

  return (
    <section aria-labelledby="chart-title" className="chart">
      <div className="chart-tools">
        <h2 id="chart-title">Chart</h2>
        <button type="button" onClick={() => zoomBy(STEP)} aria-label="Larger">
          +
        </button>
        <button type="button" onClick={() => zoomBy(1 / STEP)} aria-label="Smaller">
          −
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        <label>
          Find a state{' '}
          <input
            type="search"
            value={looked}
            onChange={(event) => setLooked(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && found[0] && show(found[0].id)}
          />
        </label>
        <ChartMap placed={placed} active={active} seen={seen} onGoTo={goTo} />
        <output aria-live="polite">{looked.trim() && `${found.length} of ${states.length} states`}</output>
      </div>
      {found.length > 0 && (
        <ul className="found">
          {found.slice(0, 12).map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => show(id)}>
                {id}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* The chart itself is a picture; whoever reads has the tables below. It takes the focus to be moved by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className="chart-box"
        role="group"
        aria-label="The chart: arrow keys move it, plus and minus change its size, 0 fits it"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX, clientY, pointerType }) => {
          if (pointerType === 'mouse') dragged.current = { x: clientX, y: clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (dragged.current = null)}
        onPointerLeave={() => (dragged.current = null)}
        onClick={(event) => {
          const state = event.target instanceof Element ? event.target.closest('[data-state]') : null
          if (state instanceof SVGElement && state.dataset.state) onChoose(state.dataset.state)
        }}
      >
        <div style={{ width: placed.width * zoom }}>
          <MachineChart
            placed={placed}
            active={new Set(active)}
            taken={new Set(taken)}
            marks={chosen ? new Map([[chosen, 'changed' as const]]) : undefined}
          />
        </div>
      </div>
      <p>{PICTURE_RULE}</p>
    </section>
  )
}
