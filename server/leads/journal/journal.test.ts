import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Journal, journalLine } from './journal'
import { readSegment } from './segments'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function contentIn(path: string): Promise<{ records: unknown[]; damaged: string[] }> {
  const records: unknown[] = []
  const damaged: string[] = []
  for await (const page of readSegment(path)) {
    records.push(...page.records)
    damaged.push(...page.damaged.map((line) => line.toString('latin1')))
  }
  return { records, damaged }
}

const recordsIn = async (path: string): Promise<unknown[]> => (await contentIn(path)).records

const segmentsOf = async (journal: Journal) => {
  await journal.rotate()
  return journal.closedSegments()
}

describe('the journal', () => {
  it('has on the disk what an append was answered for, in order', async () => {
    const journal = await Journal.open(folder)
    await Promise.all(Array.from({ length: 300 }, (_, n) => journal.append([journalLine({ n })])))
    const [segment = ''] = await segmentsOf(journal)

    expect(await recordsIn(segment)).toEqual(Array.from({ length: 300 }, (_, n) => ({ n })))
  })

  it('leaves the torn last line out, which was never acknowledged', async () => {
    const journal = await Journal.open(folder)
    await journal.append([journalLine({ n: 1 })])
    const [segment = ''] = await segmentsOf(journal)
    appendFileSync(segment, journalLine({ n: 2 }).slice(0, -5))

    expect(await contentIn(segment)).toEqual({ records: [{ n: 1 }], damaged: [] })
  })

  it('loses no line of which one bit is flipped, whichever: it is read, or its bytes are handed on as damaged', async () => {
    const journal = await Journal.open(folder)
    await journal.append([1, 2].map((n) => journalLine({ n })))
    const [segment = ''] = await segmentsOf(journal)
    const whole = readFileSync(segment)
    const lineEnds = [whole.indexOf('\n'), whole.length - 1]

    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole)
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      writeFileSync(segment, flipped)
      const { records, damaged } = await contentIn(segment)
      const kept = lineEnds.map((end, n) => {
        const isRead = records.some((record) => JSON.stringify(record) === `{"n":${n + 1}}`)
        const parts = flipped.toString('latin1', n === 0 ? 0 : (lineEnds[n - 1] ?? 0) + 1, end).split('\n')
        return isRead || parts.every((part) => damaged.join('\n').includes(part))
      })
      expect({ bit, kept }).toEqual({ bit, kept: [true, true] })
      // A flipped bit takes its own line, and the next one where it was the line's end.
      const hurt = lineEnds.filter((end) => bit >> 3 <= end).length === 2 && bit >> 3 === lineEnds[0] ? 2 : 1
      expect(records.length).toBeGreaterThanOrEqual(2 - hurt)
    }
  })

  it('keeps line breaks and any script inside a record', async () => {
    const journal = await Journal.open(folder)
    const record = { query: 'पथरी\nका इलाज\u2028' }
    await journal.append([journalLine(record)])
    const [segment = ''] = await segmentsOf(journal)

    expect(await recordsIn(segment)).toEqual([record])
  })

  it('says no when the disk takes nothing, and writes what it owes once it does again', async () => {
    const journal = await Journal.open(folder)
    rmSync(folder, { recursive: true })
    const owed = journal.append([journalLine({ n: 1 })], { keep: true })
    await expect(owed).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(journal.append([journalLine({ n: 2 })])).rejects.toMatchObject({ code: 'ENOENT' })
    expect(journal.healthy).toBe(false)

    await Journal.open(folder)
    await journal.append([journalLine({ n: 3 })])
    const [segment = ''] = await segmentsOf(journal)
    expect(journal.healthy).toBe(true)
    expect(await recordsIn(segment)).toEqual([{ n: 1 }, { n: 3 }])
  })

  it('takes appends that come the moment another is answered', async () => {
    const journal = await Journal.open(folder)
    const chain = async (name: string) => {
      for (let n = 0; n < 50; n++) await journal.append([journalLine({ name, n })])
    }
    await Promise.all(['a', 'b', 'c'].map(chain))
    const [segment = ''] = await segmentsOf(journal)

    expect(await recordsIn(segment)).toHaveLength(150)
  })

  it('tells who reads its files without the keys nothing, and reads lines of before (decision 0048)', async () => {
    const journal = await Journal.open(folder)
    await journal.append([journalLine({ name: 'Padmavathi' })])
    const [segment = ''] = await segmentsOf(journal)
    expect(readFileSync(segment, 'utf8')).toMatch(/^[\da-f]{16} 1\.[\w-]+\n$/)

    const before = '{"name":"Asha"}'
    const sum = createHash('sha256').update(before).digest('hex').slice(0, 16)
    appendFileSync(segment, `${sum} ${before}\n`)
    expect(await recordsIn(segment)).toEqual([{ name: 'Padmavathi' }, { name: 'Asha' }])
  })

  it('passes over no line that another key opens', async () => {
    const journal = await Journal.open(folder)
    await journal.append([journalLine({ n: 1 })])
    const [segment = ''] = await segmentsOf(journal)
    const [, text = ''] = readFileSync(segment, 'utf8').trim().split(' ')
    const other = text.replace(/^1\./, '2.')
    const sum = createHash('sha256').update(other).digest('hex').slice(0, 16)
    writeFileSync(segment, `${sum} ${other}\n`)
    await expect(recordsIn(segment)).rejects.toThrow('DATA_KEYS: expected key 2 among them')
  })

  it('is readable by its owner only', async () => {
    const { statSync } = await import('node:fs')
    const journal = await Journal.open(folder)
    await journal.append([journalLine({ n: 1 })])
    const [name = ''] = readdirSync(folder)

    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    await journal.close()
  })
})
