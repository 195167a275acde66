/** Requests at a steady rate, whatever the answers do: so many a second are begun, as visitors do. */

const TICK_MS = 50

export interface LoadFigures {
  begun: number
  /** Why requests failed, each. */
  readonly failures: string[]
  /** Milliseconds of each answer. */
  readonly times: number[]
}

/**
 * Begins requests until it is stopped.
 * @param ask makes the n-th request; @throws when its answer is not the right one
 * @returns its figures, which grow, and `stop`, which waits for the last answer
 */
export function steadyLoad(
  perSecond: number,
  ask: (serial: number) => Promise<void>,
): { readonly figures: LoadFigures; stop(): Promise<void> } {
  const figures: LoadFigures = { begun: 0, failures: [], times: [] }
  const running = new Set<Promise<void>>()
  const began = performance.now()
  const begin = (serial: number): void => {
    const from = performance.now()
    const one = ask(serial)
      .then(
        () => void figures.times.push(performance.now() - from),
        (error: unknown) =>
          void figures.failures.push(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (figures.begun < due) begin(figures.begun++)
  }, TICK_MS)
  return {
    figures,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
