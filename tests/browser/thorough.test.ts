import { existsSync } from 'node:fs'
import { FILES_IN_TURN } from './thorough'

it('what takes turns is there, and once: a name that no file has would leave its file to every day', () => {
  const names = FILES_IN_TURN.flat()
  expect(names.filter((name) => !existsSync(`tests/browser/${name}.spec.ts`))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
