import fc from 'fast-check'
import { watchForeignChanges } from './foreignChanges'

const PAGE =
  '<main><p>Care for <b>piles</b> near you</p><form><label>Name</label><input name="name"></form></main>'

/** Every node below an element, to change one of them. */
const nodesIn = (root: Node): Node[] => [...root.childNodes].flatMap((node) => [node, ...nodesIn(node)])

type Change = readonly [kind: number, which: number, other: number]
const KINDS = 6

/** One foreign change of a page: nodes inserted, wrapped, removed, moved, rewritten, split. */
function change([kind, which, other]: Change): void {
  const nodes = nodesIn(document.body)
  const node = nodes[which % nodes.length]
  const target = nodes[other % nodes.length]
  if (!node?.parentNode || !target) return
  const font = document.createElement('font')
  const acts: readonly (() => void)[] = [
    () => node.parentNode?.insertBefore(document.createElement('div'), node),
    () => {
      node.parentNode?.replaceChild(font, node)
      font.append(node)
    },
    () => void node.parentNode?.removeChild(node),
    () => void (node.contains(target) || target.appendChild(node)),
    () => void (node instanceof Text && (node.data = `¶${node.data}`)),
    () => void (node instanceof Text && node.length > 1 && node.splitText(1)),
  ]
  // A text or a comment takes no children.
  if (kind === 3 && !(target instanceof Element)) return
  acts[kind]?.()
}

const changes = fc.array(fc.tuple(fc.nat(KINDS - 1), fc.nat(40), fc.nat(40)), { minLength: 1, maxLength: 12 })

test('whatever was changed is taken back to the very nodes, and made again as it was', () => {
  fc.assert(
    fc.property(changes, (made) => {
      document.body.innerHTML = PAGE
      const own = nodesIn(document.body)
      const watch = watchForeignChanges()
      made.forEach(change)
      const theirs = document.body.innerHTML
      watch.takeBack()
      expect(document.body.innerHTML).toBe(PAGE)
      expect(nodesIn(document.body).every((node, at) => node === own[at])).toBe(true)
      watch.makeAgain()
      expect(document.body.innerHTML).toBe(theirs)
    }),
  )
})

test('a place that was changed meanwhile is left as it is', () => {
  document.body.innerHTML = PAGE
  const watch = watchForeignChanges()
  const bold = document.querySelector('b')!
  bold.innerHTML = '<font>मूळव्याध</font>'
  watch.takeBack()
  bold.innerHTML = '<font>मूळव्याधी</font>'
  watch.makeAgain()
  expect(bold.innerHTML).toBe('<font>मूळव्याधी</font>')
})

test('the focus stays in a field that was moved', () => {
  document.body.innerHTML = PAGE
  const watch = watchForeignChanges()
  const input = document.querySelector('input')!
  const box = document.createElement('div')
  input.replaceWith(box)
  box.append(input)
  input.focus()
  watch.takeBack()
  expect(document.activeElement).toBe(input)
  watch.makeAgain()
  expect(input.parentElement).toBe(box)
  expect(document.activeElement).toBe(input)
})
