/** What drills share: what they say, what they promise, and how they end. */
export const say = (text: string): void => console.log(text)

/** What went wrong, said at the end. */
export const problems: string[] = []

/** Says whether a promise was kept; one that was not fails the drill. */
export function expectTrue(holds: boolean, promise: string): void {
  say(`${holds ? 'kept' : 'BROKEN'}: ${promise}`)
  if (!holds) problems.push(promise)
}

/** Does some work and says how long it took. */
export async function secondsOf<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return done
}

/** How long each of so many turns takes, in milliseconds. */
export async function timesOf(turns: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}

/** Runs a drill and ends the process: with 1 when it broke a promise or failed. */
export function runDrill(drill: () => Promise<void>): void {
  drill()
    .catch((error: unknown) => problems.push(error instanceof Error ? error.message : String(error)))
    .finally(() => {
      for (const problem of problems) console.error(problem)
      process.exit(problems.length ? 1 : 0)
    })
}
