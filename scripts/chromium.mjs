/**
 * Finds Chromium for browser tests and benchmarks, preferring the headless shell, because the full browser also
 * renders its own interface.
 */
import { aptInstall, firstOnPath } from './process.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const NAMES = [HEADLESS_SHELL, ...WHOLE_BROWSERS]

/** Flags for a headless Chromium that stays off the network, also as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of an installed Chromium: CHROMIUM_PATH, else the first on PATH, else ''. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || firstOnPath(NAMES)

/** Path of a full browser, which reads profile settings; '' if not installed. */
export const wholeChromiumPath = () => firstOnPath(WHOLE_BROWSERS)

/** As chromiumPath. @throws {Error} with what to do, when it is missing */
export function neededChromium() {
  const path = chromiumPath()
  if (path) return path
  throw new Error(
    'Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
  )
}

/**
 * Makes sure that Chromium is there, through the system's package manager when it may be used.
 * @returns {Promise<string>} its path
 * @throws {Error} with what to do, when it is missing and may not be installed
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || firstOnPath([HEADLESS_SHELL])) return chromiumPath()
  console.log('Chromium’s headless shell is missing: installing it with apt-get, where that may be used …')
  const isInstalled = await aptInstall([HEADLESS_SHELL])
  if (!isInstalled && !chromiumPath()) await aptInstall(['chromium'])
  return neededChromium()
}
