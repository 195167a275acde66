import 'server-only'
import { runtime } from '@/server/runtime'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const FILE = /^p[0-9a-f]{23}-\d{1,4}\.(avif|webp|jpg|png)$/

/**
 * Bytes of one catalogue picture file; undefined if absent.
 * @throws the database's error
 */
export async function pictureBytes(file: string): Promise<Uint8Array | undefined> {
  if (!FILE.test(file)) return undefined
  const { rows } = await runtime().database.executeSql<{ body: Uint8Array }>(
    'select body from catalogue_picture where file = $1',
    [file],
  )
  return rows[0]?.body
}

/** One file of a catalogue's picture. Its name is its content's: who has it need never ask again. */
export async function answerPicture(file: string): Promise<Response> {
  const [, ending = ''] = FILE.exec(file) ?? []
  const body = await pictureBytes(file)
  if (!body) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': TYPES[ending] ?? '',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
