import 'server-only'
import { boot } from './boot'
import { ConfigError } from './config'
import { DataDirBusyError } from './database/pglite/dataDirLock'
import { describeError } from './log'

/** Starts the server's parts, or ends the process with one line that says what is wrong. */
export async function bootOrExit(): Promise<void> {
  try {
    await boot()
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof DataDirBusyError
    console.error(known ? error.message : `the server cannot start: ${JSON.stringify(describeError(error))}`)
    process.exit(1)
  }
}
