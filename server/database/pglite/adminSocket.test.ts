import { mkdtempSync, rmSync } from 'node:fs'
import { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/server/log'
import type { SqlDatabase } from '@/server/database/postgres/sqlPool'
import { serveAdminSocket } from './adminSocket'

const NO_DATABASE = {} as SqlDatabase
const folder = mkdtempSync(join(tmpdir(), 'socket-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('that has started outlives every later error, and says what it was', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => {})
  const listen = jest.spyOn(Server.prototype, 'listen')
  const close = await serveAdminSocket(folder, NO_DATABASE)
  const [server] = listen.mock.contexts as Server[]
  for (const code of ['EMFILE', 'ENFILE']) server?.emit('error', Object.assign(new Error('accept'), { code }))
  expect(warned.mock.calls).toMatchObject([
    [{ err: { code: 'EMFILE' } }, 'the admin socket has failed'],
    [{ err: { code: 'ENFILE' } }, 'the admin socket has failed'],
  ])
  await close()
})

it('cannot start where there is no folder', async () => {
  await expect(serveAdminSocket(join(folder, 'none'), NO_DATABASE)).rejects.toMatchObject({ code: 'EACCES' })
})
