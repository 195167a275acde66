import 'server-only'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { errorCode, log } from '@/server/log'
import { AdminSession } from './adminSession'
import type { SqlClient, SqlDatabase, SqlPool, SqlResult } from '@/server/database/postgres/sqlPool'

/**
 * The embedded database lives in the server's process, and only there. This socket (owner only, inside the data
 * directory) lets `npm run leads` read and `npm run catalogue` write while the server runs: one whole statement a
 * message, or a transaction that the server opens for the caller (adminSession.ts), so that nothing of a caller can
 * stand between the server's own statements. (PGlite's own socket server passes protocol messages on one by one, where
 * a statement of the server may come between a caller's parse and bind.)
 */
const LENGTH_BYTES = 4
const MESSAGE_LIMIT_BYTES = 64 * 1024 * 1024
/** The longest path that a unix socket may have on Linux, less the closing zero byte. */
const PATH_LIMIT_BYTES = 107

interface Question {
  readonly text: string
  readonly values?: readonly unknown[]
}
type Answer = { readonly result: SqlResult } | { readonly error: { message: string; code?: string } }

const adminSocketPath = (dataDir: string): string => join(dataDir, 'admin.sock')

function send(socket: Socket, message: Question | Answer): void {
  const body = serialize(message)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(body.length)
  socket.write(Buffer.concat([length, body]))
}

/** Calls `onMessage` for each whole message that arrives. */
function receive(socket: Socket, onMessage: (message: unknown) => void): void {
  let pending: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
    while (pending.length >= LENGTH_BYTES) {
      const length = pending.readUInt32BE(0)
      if (length > MESSAGE_LIMIT_BYTES) return socket.destroy()
      if (pending.length < LENGTH_BYTES + length) return
      const body = pending.subarray(LENGTH_BYTES, LENGTH_BYTES + length)
      pending = pending.subarray(LENGTH_BYTES + length)
      onMessage(deserialize(body))
    }
  })
}

async function answer(session: AdminSession, { text, values }: Question): Promise<Answer> {
  try {
    const { rows, rowCount, command } = await session.run(text, values)
    return { result: { rows, rowCount, command } }
  } catch (error) {
    const message = error instanceof Error ? error.message : 'failed'
    return { error: { message, code: errorCode(error) } }
  }
}

/**
 * Answers statements on the data directory's socket.
 * @param hold as in AdminSession: told when a caller's transaction has the database, and when it has it no longer
 * @returns the function that closes it
 * @throws when the socket cannot be made (a path that is too long among others)
 */
export async function serveAdminSocket(
  dataDir: string,
  database: SqlDatabase,
  hold?: () => () => void,
): Promise<() => Promise<void>> {
  const path = adminSocketPath(dataDir)
  if (Buffer.byteLength(path) > PATH_LIMIT_BYTES) throw new Error('the path of the admin socket is too long')
  rmSync(path, { force: true })
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    const session = new AdminSession(database, () => socket.destroy(), hold)
    let answers: Promise<void> = Promise.resolve()
    socket.on('close', () => {
      sockets.delete(socket)
      session.end()
    })
    socket.on('error', () => socket.destroy())
    receive(socket, (message) => {
      // Only this project's own client, under the same user, can reach the socket.
      answers = answers.then(async () => {
        const reply = await answer(session, message as Question)
        if (!socket.destroyed) send(socket, reply)
      })
    })
  })
  await once(server.listen(path), 'listening')
  // Such as a connection that could not be taken because the process has too many files open.
  server.on('error', (error) => log.warn({ err: error }, 'the admin socket has failed'))
  chmodSync(path, 0o600)
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
}

/** A date travels as text, which both sides read alike. */
const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/**
 * A pool whose statements run in the process that serves the socket, in order.
 * @throws when no process serves it
 */
export async function connectAdminSocket(dataDir: string): Promise<SqlPool> {
  const socket = connect(adminSocketPath(dataDir))
  const waiting: ((reply: Answer) => void)[] = []
  await once(socket, 'connect')
  const lost: Answer = { error: { message: 'the server closed the admin socket' } }
  socket.on('error', () => socket.destroy())
  socket.on('close', () => waiting.splice(0).forEach((settle) => settle(lost)))
  receive(socket, (message) => waiting.shift()?.(message as Answer))

  const query: SqlClient['query'] = async <Row>(text: string, values?: readonly unknown[]) => {
    if (socket.destroyed) throw new Error(lost.error.message)
    const reply = await new Promise<Answer>((resolve) => {
      waiting.push(resolve)
      send(socket, { text, values: values?.map(asText) })
    })
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), { code: reply.error.code })
    // The rows have the shape that the statement's author states, as with any driver.
    return reply.result as SqlResult<Row>
  }
  return { connect: async () => ({ query, release: () => {} }), end: async () => void socket.end() }
}
