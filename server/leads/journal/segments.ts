import 'server-only'
import { createReadStream } from 'node:fs'
import { recordOf } from './journal'

const PAGE_RECORDS = 100
const NEWLINE = 0x0a

/** Some of a segment's lines, in order. */
export interface SegmentPage {
  readonly records: readonly unknown[]
  /** Complete lines that do not agree with their checksum, as they are in the file, without the newline. */
  readonly damaged: readonly Buffer[]
}

interface Line {
  readonly bytes: Buffer
  readonly isComplete: boolean
}

/** A file's lines by their newline bytes alone: a damaged byte may look like any other separator. */
async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest: Buffer[] = []
  // A stream without an encoding gives buffers.
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, from)) {
      yield { bytes: Buffer.concat([...rest, part.subarray(from, end)]), isComplete: true }
      rest = []
      from = end + 1
    }
    if (from < part.length) rest.push(part.subarray(from))
  }
  if (rest.length) yield { bytes: Buffer.concat(rest), isComplete: false }
}

/** The record of a last line without its newline: one that is whole, or whole but for a damaged newline. */
const recordAtEnd = (bytes: Buffer): unknown =>
  recordOf(bytes.toString()) ?? recordOf(bytes.subarray(0, -1).toString())

/**
 * Reads a segment in pages. A last line without its newline is torn: the process or the machine stopped while it was written, so
 * that it was never acknowledged; it is left out. Every other line is a record or damaged.
 * @throws the file system's error; {DataKeyError} {DamagedSealError} as recordOf
 */
export async function* readSegment(path: string): AsyncGenerator<SegmentPage> {
  let records: unknown[] = []
  let damaged: Buffer[] = []
  for await (const { bytes, isComplete } of linesOf(path)) {
    const record = isComplete ? recordOf(bytes.toString()) : recordAtEnd(bytes)
    if (record !== undefined) records.push(record)
    else if (isComplete && bytes.length > 0) damaged.push(bytes)
    if (records.length + damaged.length < PAGE_RECORDS) continue
    yield { records, damaged }
    records = []
    damaged = []
  }
  if (records.length + damaged.length > 0) yield { records, damaged }
}
