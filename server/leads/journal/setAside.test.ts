import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { damagedFiles, damagedLines, removeDamaged, setDamagedAside } from './setAside'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-aside-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const segment = (name: string) => join(folder, `${name}.ndjson`)
const LINES = [Buffer.from([0x31, 0xff, 0x0d]), Buffer.from('two')]

test('damaged lines are kept byte for byte, once, for their owner only, and stay until a person removes them', async () => {
  await setDamagedAside(segment('1'), LINES)
  await setDamagedAside(segment('1'), LINES)
  await setDamagedAside(segment('2'), [])
  expect(readdirSync(folder)).toEqual(['1.damaged'])
  expect(readFileSync(join(folder, '1.damaged'))).toEqual(
    Buffer.concat([LINES[0] ?? '', Buffer.from('\ntwo\n')] as Buffer[]),
  )
  expect(statSync(join(folder, '1.damaged')).mode & 0o777).toBe(0o600)

  expect(await damagedFiles(folder)).toEqual([{ name: '1.damaged', lines: 2 }])
  expect(await damagedLines(folder, '1.damaged')).toEqual(['1\u00ff\r', 'two'])
  await removeDamaged(folder, '1.damaged')
  expect(await damagedFiles(folder)).toEqual([])
})
