import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FACE_MODEL_PATH } from '@/model/account/selfie'

const SERVED = join('public', FACE_MODEL_PATH)
const SHIPPED = join('node_modules', 'face-api.js', 'model')

test('the served models are the package’s own, with its licence', () => {
  const names = readdirSync(SERVED).filter((name) => name.startsWith('tiny_face_detector'))
  expect(names).toHaveLength(2)
  for (const name of names)
    expect(readFileSync(join(SERVED, name)).equals(readFileSync(join(SHIPPED, name)))).toBe(true)
  expect(readFileSync(join(SERVED, 'LICENSE.txt'), 'utf8')).toMatch(/^MIT License/)
})
