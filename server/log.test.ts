import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@/tests/support/until'
import {
  answerLog,
  collectedLines,
  createLog,
  describeError,
  logAnswer,
  terminalJson,
  terminalText,
} from './log'

/** The line that a request leaves. */
function lineOf(url: string): Record<string, unknown> {
  const level = answerLog.level
  answerLog.level = 'info'
  const write = jest.spyOn(answerLog, 'info').mockImplementation(() => {})
  const response = Object.assign(new EventEmitter(), { statusCode: 200, getHeader: () => 'id' })
  logAnswer({ url, method: 'GET' } as IncomingMessage, response as unknown as ServerResponse)
  response.emit('close')
  const [line] = write.mock.calls.at(-1) ?? []
  write.mockRestore()
  answerLog.level = level
  return line as unknown as Record<string, unknown>
}

test.each([
  ['/enquiry/0192f0c0-0000-7000-8000-000000000000?x=1', '/enquiry/{id}'],
  ['/hi/enquiry/0192F0C0-0000-7000-8000-000000000000', '/hi/enquiry/{id}'],
  ['/enquiry/number?mobile=9', '/enquiry/number'],
  ['/a/0192f0c0000070008000000000000000abcdefghij-_ABCDEFGHIJ?done=booked', '/a/{id}'],
  ['/hi/a/0192f0c0000070008000000000000000abcdefghij-_ABCDEFGHIJ.ics', '/hi/a/{id}.ics'],
  ['/hi/w/0192f0c0000070008000000000000000abcdefghij-_ABCDEFGHIJ?done=joined', '/hi/w/{id}'],
  ['/a/cancel', '/a/cancel'],
  [
    '/api/appointments/0192f0c0000070008000000000000000abcdefghij-_ABCDEFGHIJ/move',
    '/api/appointments/{id}/move',
  ],
  ['/treatment/piles?name=Asha', '/treatment/piles'],
])('the access log holds no query and no draft’s id: %s', (url, path) => {
  expect(lineOf(url)).toMatchObject({ path })
})

test('the access log has no field in which a visitor’s own words could be', () => {
  const fields = ['requestId', 'method', 'path', 'status', 'ms', 'complete']
  expect(Object.keys(lineOf('/lead/v1/admin/webleadcreate'))).toEqual(fields)
})

test('of a text that cannot be parsed nothing is written', () => {
  const failure = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      return error
    }
  }
  expect(String(failure('Asha Rao'))).toContain('Asha')
  expect(describeError(failure('Asha Rao'))).toMatchObject({ kind: 'SyntaxError' })
  expect(JSON.stringify(describeError(failure('Asha Rao')))).not.toContain('Asha')
})

// An 8-bit control sequence, a bell, a line of its own, and a text that is shown backwards.
const HOSTILE = 'Asha\u009b31m\u0007\u007f\u0085\r\nlead\t\u2028x \u202e0987654321\u2069'

test('somebody else’s text neither steers a terminal nor makes a line of its own', () => {
  expect(terminalText(HOSTILE)).toBe('Asha 31m     lead  x  0987654321 ')
  expect(terminalText(null)).toBe('')
  // The joiners that Hindi is written with stay.
  expect(terminalText('क्\u200dष')).toBe('क्\u200dष')
})

test('JSON on a terminal reads the same and holds no control but its own ends of lines', () => {
  const value = { name: HOSTILE, list: [1, { text: 'आशा' }] }
  for (const indent of [undefined, 2]) {
    const text = terminalJson(value, indent)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202e\u2069]/u)
    expect(text.split('\n')).toHaveLength(indent ? 9 : 1)
  }
})

test('lines that inform are written together, a warning at once with all before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-log-'))
  const file = join(folder, 'lines')
  const lines = collectedLines(file)
  await new Promise((ready) => lines.once('ready', ready))
  const flush = jest.spyOn(lines, 'flush')
  const own = createLog('info', lines)
  own.info('one')
  own.info('two')
  expect(flush).not.toHaveBeenCalled()
  const written = () => readFileSync(file, 'utf8').match(/"msg":"\w+"/g) ?? []
  expect(written()).toEqual([])
  await until('they are written', () => written().length > 0)
  expect(written()).toEqual(['"msg":"one"', '"msg":"two"'])

  own.info('three')
  flush.mockClear()
  own.warn('four')
  expect(flush).toHaveBeenCalledTimes(1)
  await until('a warning is written', () => written().length > 2)
  expect(written()).toEqual(['one', 'two', 'three', 'four'].map((word) => `"msg":"${word}"`))
  lines.destroy()
  rmSync(folder, { recursive: true })
})
