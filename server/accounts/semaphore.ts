import 'server-only'

/** Lets a few pieces of work run at a time; further ones wait, and beyond that they are turned away. */
export class Semaphore {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @returns what the work gives, or what `full` gives when too many wait already */
  async take<T, F>(work: () => Promise<T>, full: () => F): Promise<T | F> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mayWait) return full()
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.running += 1
    try {
      return await work()
    } finally {
      // Whoever waits longest takes this place over.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
