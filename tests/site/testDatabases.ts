/** Databases for tests that run the whole site: the embedded one, or one made new on the PostgreSQL under test. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

const SERVER = process.env.DATABASE_URL

/** Which database this run of the suite is about. */
export const databaseUnderTest = SERVER ? 'PostgreSQL' : 'PGlite'

export type SiteDatabase = { settings: Record<string, string>; drop: () => Promise<void> }

/** Runs SQL, of several statements where need be, on a database. @param url its address */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty database of a server. @param server its address, of any database there */
export async function databaseOn(
  server: string,
): Promise<{ readonly url: string; drop: () => Promise<void> }> {
  const name = `shalya_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

/** An empty database: the settings that make the site use it, and how to drop it afterwards. */
export async function emptyDatabase(): Promise<SiteDatabase> {
  if (!SERVER) return { settings: {}, drop: async () => {} }
  const { url, drop } = await databaseOn(SERVER)
  return { settings: { DATABASE_URL: url }, drop }
}
