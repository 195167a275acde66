/** The least that takes a lead: node:http, the body parsed, one durable insert in a pool as large as the site's, or in PGlite. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'

const TABLE =
  'create table if not exists bare_lead (id uuid primary key, created_at timestamptz default now(), fields jsonb)'
const INSERT = 'insert into bare_lead (id, fields) values ($1, $2)'

async function openDatabase() {
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env
  if (url) return new pg.Pool({ connectionString: url, max: 10 })
  const { PGlite } = await import('@electric-sql/pglite')
  return new PGlite(join(folder, 'bare'))
}

const database = await openDatabase()
await database.query(TABLE)

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', async () => {
    if (request.method !== 'POST') return response.end()
    const id = randomUUID()
    await database.query(INSERT, [id, JSON.parse(Buffer.concat(parts).toString())])
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }))
  })
})
server.listen(Number(process.env.PORT))
process.once('SIGTERM', () => process.exit(0))
