import { existsSync, readFileSync } from 'node:fs'
import { FILES_IN_TURN } from './thorough'

it('what takes turns is there, and once: a name that no file has would leave its file to every day', () => {
  const names = FILES_IN_TURN.flat()
  expect(names.filter((name) => !existsSync(`tests/browser/${name}.spec.ts`))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('what takes turns as a file has no test that takes turns by itself: both would hardly ever fall on one day', () => {
  const texts = FILES_IN_TURN.flat().map((name) => readFileSync(`tests/browser/${name}.spec.ts`, 'utf8'))
  expect(texts.filter((text) => text.includes('isItsTurn'))).toEqual([])
})
