import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { localPort } from '@/tests/support/localPort'

const folder = mkdtempSync(join(tmpdir(), 'shalya-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command with these variables alone, as a person would. */
async function doctor(settings: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const script = ['--conditions=react-server', '--import', 'tsx', 'scripts/doctor.ts']
  const child = spawn(process.execPath, script, {
    cwd: resolve(__dirname, '..', '..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...settings },
  })
  let printed = ''
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: printed.trim().split('\n') }
}

test('says what is set, missing and unsafe, and asks each configured service, without telling a value (decision 0041)', async () => {
  const service = createServer((_request, response) => response.writeHead(405).end())
  const port = await localPort(service)
  const { code, lines } = await doctor({
    SITE_URL: 'https://www.clinic.example',
    OTP_SENDER: 'msg91',
    MSG91_AUTH_KEY: 'a very secret key',
    MSG91_TEMPLATE_ID: 'template',
    MSG91_API_URL: `http://127.0.0.1:${port}`,
    MAPS_API_URL: 'http://127.0.0.1:1/reverse?key=another-secret',
    DEV_PAGES: '1',
  })
  service.close()
  expect(lines).toEqual(
    expect.arrayContaining([
      'set     MSG91_AUTH_KEY',
      'unset   CRM_ADAPTER: leads stay here and go to no CRM',
      'UNSAFE  DEV_PAGES: expected 0, because SITE_URL is a public address',
      expect.stringMatching(/^ok {6}database: PostgreSQL/),
      `ok      MSG91_API_URL: http://127.0.0.1:${port} answers`,
      expect.stringMatching(/^FAILED {2}MAPS_API_URL: /),
    ]),
  )
  expect(lines.join()).not.toMatch(/very secret|another-secret/)
  expect(code).toBe(1)
})

test('a wrong variable is one line, and nothing else is tried', async () => {
  const { code, lines } = await doctor({ REDIS_URL: 'localhost' })
  expect([code, lines.at(-1)]).toEqual([1, 'FAILED  REDIS_URL: expected a redis:// or rediss:// address'])
})
