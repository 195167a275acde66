import { type SnapshotFrom, createActor } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { COMPARISON_LABELS } from '@/machines/comparison/comparison.labels'
import { comparisonMachine } from '@/machines/comparison/comparison.machine'
import type { ComparedKind } from '@/model/page/comparison'
import { keepComparison, keptComparison } from '@/services/keptComparison'
import { selectedCity } from '@/services/selectedCity'
import { type Chosen, boxesOf } from './compareBoxes'

/** The machine with its effects, for a list's kind. */
const liveComparison = (kind: ComparedKind) =>
  comparisonMachine.provide({ actions: { keepChoice: (_, { items }) => keepComparison(kind, items) } })

/** The name that heads a box's card. */
const nameOf = (box: HTMLInputElement): string =>
  box.closest('li')?.querySelector('h2, h3')?.textContent ?? box.value

const itemOf = (box: HTMLInputElement) => ({ slug: box.value, name: nameOf(box) })

/** Runs the machine behind a list's boxes. @returns what ends it */
export function runComparison(
  form: HTMLFormElement,
  kind: ComparedKind,
  show: (chosen: Chosen | null) => void,
): () => void {
  const boxes = boxesOf(form, kind)
  const onPage = new Set(boxes.map(({ value }) => value))
  // Ticked while the code was on its way.
  const ticked = boxes.filter(({ checked }) => checked)
  const actor = createActor(liveComparison(kind), { input: { items: keptComparison(kind) }, ...inspected() })
  const clear = () => actor.send({ type: 'choice.cleared' })

  const shown = ({ value, context }: SnapshotFrom<typeof comparisonMachine>) => {
    const slugs = new Set(context.items.map(({ slug }) => slug))
    for (const box of boxes) box.checked = slugs.has(box.value)
    show({
      status: COMPARISON_LABELS[typeof value === 'string' ? value : value.full],
      items: context.items,
      elsewhere: context.items.filter(({ slug }) => !onPage.has(slug)),
      refused: context.refused?.name,
      cityId: selectedCity()?.cityid,
      clear,
    })
  }
  actor.subscribe({
    next: shown,
    // A machine that has failed has stopped: the form's own boxes choose.
    error: () => {
      for (const box of ticked) box.checked = true
      show(null)
    },
  })
  actor.start()
  for (const box of ticked) actor.send({ type: 'item.added', item: itemOf(box) })
  if (actor.getSnapshot().status === 'active') shown(actor.getSnapshot())

  const onChange = ({ target }: Event) => {
    const box = boxes.find((one) => one === target)
    if (!box) return
    actor.send(
      box.checked ? { type: 'item.added', item: itemOf(box) } : { type: 'item.removed', slug: box.value },
    )
  }
  // On the way back the browser shows the page as it was left; the comparison may have lost one meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) actor.send({ type: 'choice.read', items: keptComparison(kind) })
  }
  form.addEventListener('change', onChange)
  addEventListener('pageshow', onShow)
  return () => {
    form.removeEventListener('change', onChange)
    removeEventListener('pageshow', onShow)
    actor.stop()
  }
}
