import { type ComponentType, type JSX, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  ALIVE_ATTRIBUTE,
  ALIVE_EVENT,
  ISLAND_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  readProps,
} from '@/model/page/islandMarks'
import { afterPaint } from '@/components/ui/afterPaint'
import type { PartName } from '@/model/page/islands'
import { tellFault, tellRedrawn } from './faults'
import { fillAgain, typedIn } from './fields'
import { islandFor } from './islandFor'
import { Part } from './Part'

type Component = ComponentType<never>

/** Loaders of the islands' components: synchronous, or by a dynamic import. */
export type Load<Name extends string = string> = Readonly<Record<Name, () => Component | Promise<Component>>>

/** An island whose code is not there after so long is no longer waited for. */
const FALLBACK_MS = 8_000

/** Renders nothing, and reports when the island's effects have run. */
function Started({ onStarted }: { readonly onStarted: () => void }): null {
  useEffect(onStarted, [onStarted])
  return null
}

/**
 * Takes an island over. One that fails for good is its plain HTML again, as the server wrote it, with what was typed: its links and
 * forms work by themselves.
 * @returns when it answers, or is plain again
 */
async function hydrate(place: HTMLElement, name: PartName, Island: ComponentType): Promise<void> {
  const plain = [...place.childNodes].map((node) => node.cloneNode(true))
  const typed = typedIn(place)
  const props = readProps(place.getAttribute(PROPS_ATTRIBUTE) ?? '{}') as JSX.IntrinsicAttributes
  return new Promise((done) => {
    const putPlain = () => {
      const last = typedIn(place)
      place.replaceChildren(...plain)
      fillAgain(last.fields.length > 0 ? last : typed, place)
      done()
    }
    hydrateRoot(
      place,
      <Part name={name} place={place} onFault={putPlain}>
        <Island {...props} />
        <Started
          onStarted={() => {
            // A hydration mismatch: React has rendered the island again.
            if (!typed.fields.every((field) => field.isConnected)) fillAgain(typed, place)
            done()
          }}
        />
      </Part>,
      {
        onRecoverableError: () => tellRedrawn(name),
        // Part reports errors.
        onCaughtError: () => undefined,
        onUncaughtError: (error) => {
          tellFault(name, error)
          putPlain()
        },
      },
    )
  })
}

/** Islands in the viewport, and those without visible content, come before those further down. */
function isNear(place: HTMLElement): boolean {
  if (!place.firstElementChild) return true
  const { top, bottom } = place.firstElementChild.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** How long one island, or a frame that is not painted because the page is out of sight, holds up the next island. */
const TURN_MS = 200
const turnIsOver = (): Promise<void> => new Promise((done) => setTimeout(done, TURN_MS))

/** Lets the browser paint an island's changes and handle input before the next one. */
const painted = (): Promise<void> => Promise.race([turnIsOver(), new Promise<void>(afterPaint)])

/**
 * Starts all islands of the page independently, the needed ones first.
 * @param needed elements that were pressed or have the focus
 * @returns when all are hydrated; an island whose code does not load is not waited for
 */
export async function startIslands(islands: Partial<Load>, needed: readonly Element[]): Promise<void> {
  const asked = new Set(needed.map(islandFor))
  const rankOf = (place: HTMLElement) => (asked.has(place) ? 0 : isNear(place) ? 1 : 2)
  let before: Promise<unknown> = Promise.resolve()
  const start = async (place: HTMLElement) => {
    const name = place.getAttribute(ISLAND_ATTRIBUTE) as PartName
    // Where the code does not come, because of the line or a blocker, the island's HTML stays plain.
    const found = await Promise.resolve(islands[name]?.()).catch(() => undefined)
    if (!found) return
    const started = before.then(() =>
      hydrate(place, name, found as ComponentType).catch((error: unknown) => tellFault(name, error)),
    )
    before = before.then(() => Promise.race([started, turnIsOver()])).then(painted)
    await started
    place.setAttribute(ALIVE_ATTRIBUTE, '')
    document.dispatchEvent(new Event(ALIVE_EVENT))
  }
  const late = new Promise<void>((done) => setTimeout(done, FALLBACK_MS))
  const places = [...document.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)]
  const ranked = places.map((place) => ({ place, rank: rankOf(place) })).sort((a, b) => a.rank - b.rank)
  await Promise.race([Promise.all(ranked.map(({ place }) => start(place))), late])
}
