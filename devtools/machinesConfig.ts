import type { machineNamed } from './machineCatalogue'

/** What ties the tools for machines to one product; machines.config.ts at the top of the repository has this one's. */
export type MachinesConfig = {
  /** Every machine with its cases; fetched when it is needed, since it is all machines of the product. */
  readonly catalogue: () => Promise<{ readonly machineNamed: typeof machineNamed }>
  /** The state that is the purpose of a machine, where its chart's main way is not simply the order of its states. */
  readonly goals: Readonly<Record<string, string>>
  /** Machines that work behind every page: one looks at them when one picks them. */
  readonly background: readonly string[]
  /** Folders whose code sends events to the machines. */
  readonly senders: readonly string[]
  /** Where a machine's picture is, by its id. */
  readonly pictureOf: (machineId: string) => string
  /** The folder of the pages, index and reviews of charts. */
  readonly pages: string
  readonly mask: {
    /** Members whose texts and numbers say nothing about a person: kinds of things, counters, names of fields. */
    readonly readable: readonly string[]
    /** Members whose texts are such things under any name: messages' keys by field, titles by modal. */
    readonly readableInside: readonly string[]
    /** Whether a text is the code of a failure, which is readable under any name. */
    readonly isCode: (text: string) => boolean
  }
  readonly liveView: {
    readonly path: string
    /** The browser's channel between pages and the live view. */
    readonly channel: string
    /** The name of the second window, so that it is opened once. */
    readonly window: string
    /** Names the files of saved sessions. */
    readonly sessionFormat: string
  }
}
