/** How a tester makes a fault of a test case happen. */
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

const TOOLS = 'the browser’s developer tools'
const HOURLY_LIMIT = 'Ask for codes for the same number until the hourly limit is reached (5).'
const NOT_BY_HAND =
  'Cannot be made by hand: the machine’s own test proves it (machines/{machine}/{machine}.test.ts).'
const ANSWER_OTHERWISE = `Answer the call with another status or body (${TOOLS}, Network, override the content).`

/** By the code of a refusal. */
const BY_CODE: Readonly<Record<string, string>> = {
  tooMany: HOURLY_LIMIT,
  wrong:
    'Enter another code than the one that was sent; a site with DEV_PAGES=1 shows that one at /dev/messages.',
  expired: 'Wait until the code is ten minutes old.',
  spent: 'Enter a wrong code five times.',
}

/** By the kind of a failure (model/failure.ts) or of a camera’s. */
const BY_KIND: Readonly<Record<string, string>> = {
  network: `Cut the network before the answer comes (${TOOLS}, Network, Offline), and connect it again afterwards.`,
  timeout: `Hold the answer back for longer than 15 seconds (${TOOLS}, Network, a throttling profile).`,
  unanswered: `Cut the network before the answer comes (${TOOLS}, Network, Offline), and connect it again afterwards.`,
  server: `Answer the call with status 500 (${TOOLS}, Network, override the content).`,
  away: 'Stop the site’s database, and start it again afterwards.',
  tooMany: 'Repeat it until the hourly limit of the network is reached, or set the limit to 1 for the test.',
  invalid: ANSWER_OTHERWISE,
  conflict: ANSWER_OTHERWISE,
  refused: 'Use a number, a code or a password that the server does not take.',
  needsCode: 'Use a number that nobody is logged in with (BOOKING_PROOF=otp, the default).',
  taken: 'Take the same place in a second browser first.',
  gone: 'Take the session out of the schedule (/desk/schedule) while the page is open.',
  expired: 'Wait until the place was kept for ten minutes.',
  unproven: 'Block all cookies of the site (site settings).',
  notPossible: 'Cancel the appointment in a second browser while the page is open.',
  locked: 'Enter a wrong code until the login is locked (5 times).',
  cancelled: 'Press Cancel in the browser’s own dialog.',
  unsupported: `Use a browser without this ability, or take it away (${TOOLS}, Console).`,
  signedOut: 'End the session on another device (the account’s list of sessions).',
  missing: 'Erase the lead in a second browser while the page is open.',
  denied: 'Refuse the permission that the browser asks for (site settings, Block).',
  none: 'Disconnect the camera, or use a machine without one.',
  busy: 'Open the camera in another application first.',
}

/** By the actor that fails without a kind. */
const BY_ACTOR: Readonly<Record<string, string>> = {
  fetchMe: BY_KIND.network ?? '',
  fetchMeAgain: BY_KIND.network ?? '',
  fetchCities: `Block /dmg/v1/web/citylist (${TOOLS}, Network, Block request URL).`,
  findEntities: `Block the call of the search (${TOOLS}, Network, Block request URL).`,
  followFeed: 'Stop the site’s server, and start it again afterwards.',
  loadModels: `Block /face-model (${TOOLS}, Network, Block request URL).`,
  readOtp: 'Refuse the permission to read messages, or use a browser that does not ask for it.',
}

/** By the actor, where its kind of failure is made otherwise. */
const BY_ACTOR_AND_KIND: Readonly<Record<string, string>> = {
  'askPasskey refused': 'Use a passkey that was removed from the account.',
}

const fieldOf = (error: unknown, key: string): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, key) ?? '') : ''

type FaultStep = { readonly does: string; readonly event: string }

/** The recipe of a step; undefined where the step is no fault. */
export function faultRecipe({ machine, testModel }: CataloguedMachine, step: FaultStep): string | undefined {
  const actor = /^xstate\.error\.actor\.(.+)$/.exec(step.event)?.[1]
  if (actor === undefined) return undefined
  const found = testModel.outcomes?.[actor]?.find(({ label }) => label === step.does)
  const error = found && 'error' in found ? found.error : undefined
  return (
    BY_ACTOR_AND_KIND[`${actor} ${fieldOf(error, 'kind')}`] ??
    BY_CODE[fieldOf(error, 'code')] ??
    BY_KIND[fieldOf(error, 'kind') || fieldOf(error, 'camera')] ??
    BY_ACTOR[actor] ??
    NOT_BY_HAND.replaceAll('{machine}', machine.id)
  )
}
