/**
 * The least that takes a lead: node:http, the body parsed, one durable insert in a pool as large as the site's, or in PGlite. That one
 * does not sync its files: there a line in a file that is synced makes the insert durable, as the site's journal does.
 */
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'

const TABLE =
  'create table if not exists bare_lead (id uuid primary key, created_at timestamptz default now(), fields jsonb)'
const INSERT = 'insert into bare_lead (id, fields) values ($1, $2)'

/** Appends lines to a file, and resolves when they are on the disk; those that come meanwhile share the next sync. */
async function openFile(path) {
  const file = await open(path, 'a')
  let waiting = []
  let running
  const run = async () => {
    while (waiting.length) {
      const group = waiting
      waiting = []
      await file.appendFile(group.map(({ line }) => `${line}\n`).join(''))
      await file.datasync()
      for (const { done } of group) done()
    }
    running = undefined
  }
  return (line) =>
    new Promise((done) => {
      waiting.push({ line, done })
      running ??= run()
    })
}

/** @returns what inserts a body, given as it came, durably */
async function openDatabase() {
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 })
    await pool.query(TABLE)
    return (id, text) => pool.query(INSERT, [id, JSON.parse(text)])
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const database = new PGlite(join(folder, 'bare'))
  await database.query(TABLE)
  const append = await openFile(join(folder, 'lines'))
  return async (id, text) => {
    await database.query(INSERT, [id, JSON.parse(text)])
    await append(text)
  }
}

const insert = await openDatabase()

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', async () => {
    if (request.method !== 'POST') return response.end()
    const id = randomUUID()
    await insert(id, Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }))
  })
})
server.listen(Number(process.env.PORT))
process.once('SIGTERM', () => process.exit(0))
