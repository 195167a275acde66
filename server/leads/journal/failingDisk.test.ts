import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Journal, journalLine } from './journal'

type Open = typeof files.open
const { open: realOpen } = jest.requireActual<typeof files>('node:fs/promises')
const mockOpen: { now: Open } = { now: realOpen }
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<typeof files>('node:fs/promises'),
  open: (...args: Parameters<Open>) => mockOpen.now(...args),
}))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-disk-'))
})
afterEach(() => {
  mockOpen.now = realOpen
  rmSync(folder, { recursive: true, force: true })
})

/** Files that are opened from now on fail at one call. */
function failAt(call: 'open' | 'appendFile' | 'datasync' | 'close', code: string): void {
  const fault = () => Promise.reject(Object.assign(new Error(code), { code }))
  mockOpen.now = async (...args) => {
    if (call === 'open') return fault()
    const handle = await realOpen(...args)
    if (String(args[0]) === folder) return handle
    const close = handle.close.bind(handle)
    jest.spyOn(handle, call).mockImplementation(call === 'close' ? () => close().then(fault) : fault)
    return handle
  }
}

const CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE']

describe('a disk that fails', () => {
  it.each(
    CODES.flatMap((code) =>
      (['open', 'appendFile', 'datasync'] as const).map((call) => [code, call] as const),
    ),
  )(
    '%s at %s: nothing is acknowledged, no file is left, and the journal recovers by itself',
    async (code, call) => {
      const journal = await Journal.open(folder)
      failAt(call, code)
      await expect(journal.append([journalLine({ n: 1 })])).rejects.toMatchObject({ code })
      expect(journal.healthy).toBe(false)
      await journal.retry()
      expect(journal.healthy).toBe(false)
      expect(readdirSync(folder)).toEqual([])

      mockOpen.now = realOpen
      await journal.retry()
      expect(journal.healthy).toBe(true)
      expect(readdirSync(folder)).toEqual([])
      await journal.append([journalLine({ n: 2 })])
      await journal.close()
      expect(readdirSync(folder)).toHaveLength(1)
    },
  )

  it.each(CODES)(
    '%s at close: what was acknowledged is on the disk, and the journal goes on',
    async (code) => {
      const journal = await Journal.open(folder)
      failAt('close', code)
      const line = journalLine({ n: 1 })
      await journal.append([line])
      await journal.rotate()
      const [segment = ''] = await journal.closedSegments()
      expect(readFileSync(segment, 'utf8')).toBe(line)
      mockOpen.now = realOpen
      await journal.append([journalLine({ n: 2 })])
      await journal.close()
      expect(await journal.closedSegments()).toHaveLength(2)
    },
  )
})
