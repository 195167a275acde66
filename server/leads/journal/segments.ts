import 'server-only'
import { createReadStream } from 'node:fs'
import { recordOf } from './journal'

const PAGE_RECORDS = 100
const NEWLINE = 0x0a

export interface SegmentPage {
  readonly records: readonly unknown[]
  /** Lines with a wrong checksum, as stored, without the newline. */
  readonly damaged: readonly Buffer[]
}

interface Line {
  readonly bytes: Buffer
  readonly isComplete: boolean
}

/** Splits at newline bytes only: damaged bytes may look like other separators. */
async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest: Buffer[] = []
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

/** The record of a last line without newline, if complete or only its newline is damaged. */
const recordAtEnd = (bytes: Buffer): unknown =>
  recordOf(bytes.toString()) ?? recordOf(bytes.subarray(0, -1).toString())

/**
 * Reads a segment in pages. A last line without newline was torn by a crash, hence never acknowledged: it is
 * skipped.
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
