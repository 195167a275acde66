import 'server-only'

/**
 * Limits concurrent transactions on places in this process: further ones wait here instead of for a connection, which
 * after two seconds would count as an unavailable database. Fewer than the pool's size, so that reads continue.
 */
const AT_ONCE = 6
/** Holds that pass waiting transactions of other kinds before one of those has its turn. */
const HOLDS_FIRST = 2

type Start = () => void

/** A queue in which holds, which are short and for which a visitor waits, pass the rest, but never all of the time. */
export class PlaceTurns {
  private running = 0
  private passed = 0
  private readonly holds: Start[] = []
  private readonly others: Start[] = []

  constructor(private readonly atOnce = AT_ONCE) {}

  /** Runs work when it is its turn. @throws what the work throws */
  async run<Done>(kind: 'hold' | 'other', work: () => Promise<Done>): Promise<Done> {
    if (this.running < this.atOnce) this.running += 1
    else await new Promise<void>((start) => (kind === 'hold' ? this.holds : this.others).push(start))
    try {
      return await work()
    } finally {
      const start = this.next()
      if (start) start()
      else this.running -= 1
    }
  }

  private next(): Start | undefined {
    const isHold = this.holds.length > 0 && (this.others.length === 0 || this.passed < HOLDS_FIRST)
    this.passed = isHold ? this.passed + 1 : 0
    return (isHold ? this.holds : this.others).shift()
  }
}

const turns = new PlaceTurns()
export const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => turns.run('other', work)
export const holdInTurn = <Done>(work: () => Promise<Done>): Promise<Done> => turns.run('hold', work)
