/*
 * React finds in a page what the server wrote, or begins anew. A translator, a password manager or a telephone may have changed
 * the page before: their changes are taken back while React looks, and made again after it.
 */

/** One step of taking back, as it is made again: where a node was, or which text it had. */
type Step =
  | {
      readonly node: Node
      readonly from: Node | null
      readonly before: Node | null
      readonly to: Node | null
    }
  | { readonly text: CharacterData; readonly theirs: string; readonly ours: string }

const isOurs = ({ target }: MutationRecord): boolean => document.head.contains(target)

/** Moves a node, or takes it out of the page where it has no parent to go to. */
function move(node: Node, parent: Node | null, before: Node | null): void {
  if (!parent) node.parentNode?.removeChild(node)
  else parent.insertBefore(node, before?.parentNode === parent ? before : null)
}

/** Keeps the focus where it is while elements move. */
function withFocus(work: () => void): void {
  const { activeElement } = document
  work()
  if (activeElement !== document.activeElement && activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true })
}

export type ForeignChanges = {
  /** Makes the page what it was when the watch began. */
  readonly takeBack: () => void
  /** Reapplies the changes, except where the place has changed since, and ends the watch. */
  readonly makeAgain: () => void
}

/** Watches what others change in the page from now on. Elements of the head are no part of it: React looks for none by its place. */
export function watchForeignChanges(): ForeignChanges {
  const watch = new MutationObserver((found) => void records.push(...found))
  let records: MutationRecord[] = []
  let steps: Step[] = []
  watch.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  })

  /** What has changed since it was last asked for. */
  const changed = (): MutationRecord[] => {
    const found = [...records, ...watch.takeRecords()].filter((record) => !isOurs(record))
    records = []
    return found
  }

  const takeNodeBack = (node: Node, to: Node | null, before: Node | null) => {
    steps.push({ node, from: node.parentNode, before: node.nextSibling, to })
    move(node, to, before)
  }

  const takeRecordBack = ({
    target,
    addedNodes,
    removedNodes,
    nextSibling,
    previousSibling,
    oldValue,
  }: MutationRecord) => {
    if (target instanceof CharacterData) {
      const ours = oldValue ?? ''
      steps.push({ text: target, theirs: target.data, ours })
      target.data = ours
    }
    for (const node of addedNodes) if (node.parentNode === target) takeNodeBack(node, null, null)
    const before = nextSibling ?? previousSibling?.nextSibling ?? null
    for (const node of removedNodes) takeNodeBack(node, target, before)
  }

  return {
    takeBack: () =>
      withFocus(() => {
        changed().reverse().forEach(takeRecordBack)
        watch.takeRecords()
      }),
    makeAgain: () =>
      withFocus(() => {
        // What a translator has translated again meanwhile is not translated twice.
        const touched = new Set<Node | null>(changed().map(({ target }) => target))
        watch.disconnect()
        for (const step of steps.reverse()) {
          if ('text' in step) {
            if (step.text.data === step.ours) step.text.data = step.theirs
          } else if (step.node.parentNode === step.to && !touched.has(step.to) && !touched.has(step.from))
            move(step.node, step.from, step.before)
        }
        steps = []
      }),
  }
}
