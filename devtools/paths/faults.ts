/** How a tester makes a fault of a test model happen. */
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

const TOOLS = 'the browser’s developer tools'

/** By the kind of a failure (model/failure.ts) and the code of a refusal. */
const RECIPES: Readonly<Record<string, string>> = {
  network: `Cut the network before the answer comes (${TOOLS}, Network, Offline), and connect it again afterwards.`,
  timeout: `Hold the answer back for longer than 15 seconds (${TOOLS}, Network, a throttling profile).`,
  denied: 'Refuse the permission that the browser asks for (site settings, Block).',
  tooMany: 'Ask for codes for the same number until the hourly limit is reached (5).',
  wrong:
    'Enter another code than the one that was sent; a site with DEV_PAGES=1 shows that one at /dev/messages.',
  expired: 'Wait until the code is ten minutes old.',
  spent: 'Enter a wrong code five times.',
}

/** The recipe of a step; undefined where the step is no fault. */
export function faultRecipe(
  { testModel }: CataloguedMachine,
  step: { readonly does: string; readonly event: string },
): string | undefined {
  const actor = /^xstate\.error\.actor\.(.+)$/.exec(step.event)?.[1]
  if (actor === undefined) return undefined
  const found = testModel.outcomes?.[actor]?.find(({ label }) => label === step.does)
  const error = found && 'error' in found ? found.error : undefined
  const read = (key: string): string =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, key) ?? '') : ''
  return (
    RECIPES[read('code')] ??
    RECIPES[read('kind')] ??
    `Answer the call behind “${actor}” so that “${step.does}” (${TOOLS}, Network, block or override the request).`
  )
}
