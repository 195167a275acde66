import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@/tests/support/until'
import { DataDirBusyError, FolderLock, lockHolder } from './folderLock'

let folder: string
let children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-lock-'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  rmSync(folder, { recursive: true, force: true })
})

const NODE = [process.execPath, '--conditions=react-server', '--import', 'tsx', 'tests/support/holdFolder.ts']
/** Sees no process of this one, as in another container. */
const IN_A_CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

/** Starts a process that takes the folder. @returns it, and the first line that it prints */
async function holder({ container = false, how = '' } = {}) {
  const [command = '', ...args] = [...(container ? IN_A_CONTAINER : []), ...NODE, folder, how]
  const child = spawn(command, args, { env: { ...process.env, NODE_OPTIONS: '' } })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, line: line.toString().trim() }
}

/** Ends it as the kernel would for want of memory. */
async function kill(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const here = (options: Parameters<typeof FolderLock.take>[1] = {}) =>
  FolderLock.take(folder, { silentMs: 2500, onLost: () => {}, ...options })
const withoutKernel = { lockFile: () => 'unsupported' as const }

const canUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
const withContainers = canUnshare ? it : it.skip

describe('the lock of a folder', () => {
  it('refuses a second holder in one line that names the first, and is free once it is given back', async () => {
    const lock = await here()
    await expect(here()).rejects.toThrow(DataDirBusyError)
    await expect(here()).rejects.toThrow(
      new RegExp(
        `^DATA_DIR: ${folder} is in use by process ${process.pid} of .+; stop it or choose another DATA_DIR$`,
      ),
    )
    expect(await lockHolder(folder)).toMatchObject({ pid: process.pid })
    lock.release()
    expect(await lockHolder(folder)).toBeUndefined()
    ;(await here()).release()
  })

  withContainers(
    'is seen from another container, held while its holder is suspended, and free at kill -9',
    async () => {
      const { child, line } = await holder({ container: true })
      expect(line).toBe('held')
      child.kill('SIGSTOP')
      await expect(here()).rejects.toThrow(DataDirBusyError)
      const second = await holder({ container: true })
      expect(second.line).toContain('is in use by process')

      await kill(child)
      const started = performance.now()
      const lock = await here()
      // At once: neither the kernel's word nor a zombie is waited for.
      expect(performance.now() - started).toBeLessThan(2500)
      lock.release()
    },
  )

  it('is free while the killed holder is a zombie', async () => {
    const { child } = await holder()
    child.kill('SIGKILL')
    // A parent that does not look is what makes one: this one sleeps. Its threads end one after the other.
    const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    const isZombie = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').includes(') Z ')
    for (let turn = 0; turn < 50 && !isZombie(); turn++) sleep()
    sleep()
    expect(isZombie()).toBe(true)
    expect(await lockHolder(folder)).toBeUndefined()
  })

  it('is taken over from a damaged file, and from a process of an older release that is silent', async () => {
    for (const text of ['', '{', '999999999 1\n']) {
      writeFileSync(join(folder, 'lock'), text)
      ;(await here({ silentMs: 50 })).release()
    }
  })

  it('of another machine is held as long as signs of life come, and no longer', async () => {
    const { child, line } = await holder({ how: 'signs' })
    expect(line).toBe('held')
    const file = join(folder, 'lock')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"kernel":"[^"]*"/, '"kernel":"another"'))
    expect(await lockHolder(folder)).toBeDefined()
    await expect(here(withoutKernel)).rejects.toThrow(DataDirBusyError)
    await expect(here()).rejects.toThrow(DataDirBusyError)
    await kill(child)
    ;(await here()).release()
  })

  it('that was lost while its holder was suspended ends the holder before it writes', async () => {
    const { child } = await holder({ how: 'signs' })
    child.kill('SIGSTOP')
    const lock = await here({ ...withoutKernel, silentMs: 2000 })
    const ended = once(child, 'exit')
    child.kill('SIGCONT')
    expect(await ended).toEqual([1, null])
    lock.release()
  })

  it('lets its holder write, and no more once another has it', async () => {
    const lost = jest.fn()
    const lock = await here({ ...withoutKernel, onLost: lost })
    lock.check()
    const file = join(folder, 'lock')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"id":"[^"]*"/, '"id":"another"'))
    jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 60_000)
    expect(() => lock.check()).toThrow(DataDirBusyError)
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('whose file somebody removes is made again', async () => {
    const lost = jest.fn()
    const lock = await here({ onLost: lost })
    rmSync(join(folder, 'lock'))
    await pause(1200)
    await expect(here()).rejects.toThrow(DataDirBusyError)
    expect(lost).not.toHaveBeenCalled()
    lock.release()
  })
})
