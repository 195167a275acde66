import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import hoistedStyles from './hoistedStyles.cjs'

const DIST = dirname(require.resolve('styled-components'))

test.each(['styled-components.esm.js', 'styled-components.cjs.js'])(
  'every style that %s writes on the server gets what React needs to carry it to the head',
  (name) => {
    const source = readFileSync(join(DIST, name), 'utf8')
    const styles = (text: string) => text.match(/createElement\("style",\{(?=key|\[\w+\]:"",key|href)/g) ?? []
    const named = hoistedStyles(source).match(/createElement\("style",\{href:[^}]+precedence:"\w+",key:/g)
    expect(named).toHaveLength(2)
    expect(styles(source)).toHaveLength(2)
  },
)

test('a library that is written differently fails the build', () => {
  expect(() => hoistedStyles('export const styled = {}')).toThrow('not written as expected')
})

test('no code of the browser uses styled-components: what islands draw has its styles in the document or adopts them', () => {
  const styled = ['components', 'app'].flatMap((folder) => {
    const root = join(__dirname, '../..', folder)
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => {
      const source = /(?<!\.test)\.tsx?$/.test(name) ? readFileSync(join(root, name), 'utf8') : ''
      return source.startsWith("'use client'") && source.includes("from 'styled-components'")
    })
  })
  expect(styled).toEqual([])
})
