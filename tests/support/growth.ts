const RUNS = 9

/** Microseconds of processor time of the quickest of some runs: what else the machine does meanwhile matters little. */
function quickest(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(started)
    return Math.max(1, user + system)
  })
  return Math.min(...times)
}

/**
 * How many times as long something takes with ten times as much: about 10 where its time grows as its input does, 100 where
 * it grows with the square.
 */
export const growth = (run: (size: number) => void, size: number): number =>
  quickest(() => run(size)) / quickest(() => run(size / 10))

/** Less than the square of the input. */
export const HARDLY_MORE_THAN_LINEAR = 50
