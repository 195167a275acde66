/**
 * Small faults in a component's source, all in one text: each is switched on by its number (`shalyaFault`) while the page runs, so that
 * hundreds are tried in one process. Faults are those that a person could see, hear or use otherwise: styles are not among them.
 */
import ts from 'typescript'

export type ComponentFault = {
  /** `{file}:{line} what was done`. */
  readonly name: string
  /** Its number in the file, from 0 on. */
  readonly id: number
}

export type FaultyComponent = { readonly code: string; readonly faults: readonly ComponentFault[] }

/** What only styles or React itself read. */
const UNSEEN_ATTRIBUTES = ['className', 'look', 'style', 'key', 'ref', 'suppressHydrationWarning']

/** What is drawn as nothing is. */
const NOTHING = ['undefined', 'null', 'false', "''", '[]', '{}']

/** Whether a node is all that a handler (`onClick`) is given: without JavaScript, where it is none, nothing calls it. */
const isHandler = ({ parent }: ts.Node): boolean =>
  ts.isJsxExpression(parent) &&
  ts.isJsxAttribute(parent.parent) &&
  /^on[A-Z]/.test(parent.parent.name.getText())

const isNode = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

const isLogical = (node: ts.Node, ...kinds: ts.SyntaxKind[]): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && kinds.includes(node.operatorToken.kind)

const isWithinFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node.parent, ts.isFunctionLike) !== undefined

/** The object of `send({ type: '…' })`, and of what makes such an object for it. */
const isEventType = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  ts.isPropertyAssignment(node.parent) &&
  node.parent.name.getText() === 'type' &&
  node.text.includes('.')

/**
 * The source with every fault in it.
 * @param file how its faults are named, and how `shalyaFault(file, id)` is asked
 */
export function faultyComponent(source: string, file: string): FaultyComponent {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const faults: ComponentFault[] = []

  const fault = (node: ts.Node, what: string): string => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const id = faults.push({ id: faults.length, name: `${file}:${line} ${what}` }) - 1
    return `shalyaFault(${JSON.stringify(file)}, ${id})`
  }

  /** The text of a node, with what its children became. */
  function emitted(node: ts.Node): string {
    let text = ''
    let at = node.getStart()
    node.forEachChild((child) => {
      text += source.slice(at, child.getStart()) + withFaults(child)
      at = child.getEnd()
    })
    return text + source.slice(at, node.getEnd())
  }

  function ofNode(node: ts.Node): string {
    const name = ts.isJsxElement(node)
      ? node.openingElement.tagName.getText()
      : ts.isJsxSelfClosingElement(node)
        ? node.tagName.getText()
        : 'a fragment'
    const chosen = `(${fault(node, `without <${name}>`)} ? null : (${emitted(node)}))`
    return ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? `{${chosen}}` : chosen
  }

  function ofAttribute(node: ts.JsxAttribute): string {
    const name = node.name.getText()
    const { initializer } = node
    if (UNSEEN_ATTRIBUTES.includes(name)) return node.getText()
    const asked = fault(node, `without ${name}`)
    if (initializer === undefined) return `${name}={!${asked}}`
    const value = ts.isJsxExpression(initializer)
      ? initializer.expression
        ? withFaults(initializer.expression)
        : 'undefined'
      : initializer.getText()
    const none = /^on[A-Z]/.test(name) ? '() => {}' : 'undefined'
    return `${name}={${asked} ? (${none}) as never : (${value})}`
  }

  function withFaults(node: ts.Node): string {
    // What a file makes once, while it is loaded, cannot be switched afterwards.
    if (!isWithinFunction(node)) return emitted(node)
    if (isNode(node)) return ofNode(node)
    if (ts.isJsxAttribute(node)) return ofAttribute(node)
    if (ts.isJsxText(node)) return source.slice(node.pos, node.end)
    // Types have nothing to be wrong at run time.
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node))
      return node.getText()
    if (ts.isConditionalExpression(node)) {
      const asked = fault(node, `the other way where ${node.condition.getText().slice(0, 60)}`)
      const [condition, yes, no] = [node.condition, node.whenTrue, node.whenFalse].map(withFaults)
      return `((${asked} ? !(${condition}) : (${condition})) ? (${yes}) : (${no}))`
    }
    if (isLogical(node, ts.SyntaxKind.AmpersandAmpersandToken)) {
      const what = node.left.getText().slice(0, 60)
      const always = isHandler(node) ? 'false' : fault(node, `also without ${what}`)
      const never = fault(node, `not even with ${what}`)
      const [left, right] = [withFaults(node.left), withFaults(node.right)]
      return `(${always} ? (${right}) : ${never} ? (undefined as never) : ((${left}) && (${right})))`
    }
    if (isLogical(node, ts.SyntaxKind.QuestionQuestionToken) && !NOTHING.includes(node.right.getText())) {
      const asked = fault(node, `without “?? ${node.right.getText().slice(0, 40)}”`)
      return `(${asked} ? (${withFaults(node.left)}) : ((${emitted(node.left)}) ?? (${withFaults(node.right)})))`
    }
    if (ts.isIfStatement(node)) {
      const asked = fault(node, `the other way where ${node.expression.getText().slice(0, 60)}`)
      const [condition, then] = [withFaults(node.expression), withFaults(node.thenStatement)]
      const other = node.elseStatement ? ` else ${withFaults(node.elseStatement)}` : ''
      return `if (${asked} ? !(${condition}) : (${condition})) ${then}${other}`
    }
    if (isEventType(node))
      return `(${fault(node, `sends another event than ${node.text}`)} ? 'nothing.meant' : ${node.getText()}) as never`
    return emitted(node)
  }
  const code = source.slice(0, parsed.getStart()) + withFaults(parsed)
  return { code: `declare const shalyaFault: (file: string, id: number) => boolean\n${code}`, faults }
}
