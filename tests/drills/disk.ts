/** The embedded database's disk fills up ROUNDS times (default 4): no lead is lost, no restart is needed. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BuiltSite } from '@/tests/site/builtSite'
import { expectTrue, runDrill, say } from '@/tests/support/drill'
import { DrillLeads, readinessOf } from '@/tests/support/drillLeads'
import { pause, until } from '@/tests/support/until'

const ROUNDS = Number(process.env.ROUNDS) || 4
/** A new database and its log leave some megabytes. */
const DISK = 'size=80m'
const FULL_SECONDS = 20
const READY_LIMIT_MS = 120_000
const IN_OWN_SPACE = ['--user', '--map-root-user', '--mount']

const mountDisk = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'shalya-drill', folder]).status === 0

/** Writes until nothing more fits. @returns the file */
function fill(folder: string): string {
  const path = join(folder, 'filling')
  const fd = openSync(path, 'w')
  for (let bytes = 1024 * 1024; bytes >= 512;) {
    try {
      writeSync(fd, Buffer.alloc(bytes))
    } catch {
      bytes /= 2
    }
  }
  closeSync(fd)
  return path
}

async function round(number: number): Promise<void> {
  const site = await BuiltSite.create()
  if (!mountDisk(site.dataDir))
    throw new Error('NOT DONE: this machine lets nobody mount a small disk (tmpfs)')
  try {
    await site.start()
    const leads = new DrillLeads()
    const before = await leads.send(site, 8)
    const filling = fill(site.dataDir)
    let during = 0
    for (const end = Date.now() + FULL_SECONDS * 1000; Date.now() < end; await pause(200))
      during += await leads.send(site, 4)
    const whileFull = await readinessOf(site)
    rmSync(filling)
    const freed = performance.now()
    const isReady = await until(
      'ready',
      async () => (await readinessOf(site)) === 'ready',
      READY_LIMIT_MS,
    ).then(
      () => true,
      () => false,
    )
    const seconds = ((performance.now() - freed) / 1000).toFixed(1)
    const after = await leads.send(site, 8)
    say(
      `round ${number}: acknowledged ${before} before, ${during} on the full disk (/readyz: ${whileFull}), ${after} after; ` +
        `ready ${seconds} s after there was room; the database was reopened ${site.printed.split('is open again').length - 1} times`,
    )
    expectTrue(isReady && after === 8, 'the site is ready again by itself, and takes leads')
    await leads.compare(site)
    await site.end('SIGKILL')
    await site.start()
    say('the same after kill -9 and a start:')
    await leads.compare(site)
  } finally {
    await site.end('SIGKILL')
    spawnSync('umount', ['--lazy', site.dataDir])
    await site.dispose()
  }
}

async function drill(): Promise<void> {
  for (let number = 1; number <= ROUNDS; number++) await round(number)
}

/** Where not even root may mount, a user and mount space of one's own may permit it. */
function runsInOwnSpace(): boolean {
  if (process.env.DRILL_IN_OWN_SPACE) return false
  const probe = new BuiltSite()
  const mayMount = mountDisk(probe.dataDir)
  if (mayMount) spawnSync('umount', [probe.dataDir])
  rmSync(probe.dataDir, { recursive: true, force: true })
  if (mayMount || spawnSync('unshare', [...IN_OWN_SPACE, 'true']).status !== 0) return false
  say('mounting is not permitted here: the drill goes on in a mount space of its own (unshare)')
  const done = spawnSync(
    'unshare',
    [...IN_OWN_SPACE, process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
      env: { ...process.env, DRILL_IN_OWN_SPACE: '1' },
    },
  )
  process.exitCode = done.status ?? 1
  return true
}

if (!runsInOwnSpace()) runDrill(drill)
