/** Chromium for the browser tests and the benchmarks. */
import { aptInstall, firstOnPath } from './process.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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

/**
 * Makes sure that Chromium is there, through the system's package manager when it may be used.
 * @returns {Promise<string>} its path
 * @throws {Error} with what to do, when it is missing and may not be installed
 */
export async function ensureChromium() {
  if (chromiumPath()) return chromiumPath()
  console.log('Chromium is missing: installing it with apt-get …')
  await aptInstall(['chromium'])
  if (chromiumPath()) return chromiumPath()
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
}
