import fc from 'fast-check'
import { propsText, readProps } from './islandMarks'

test('props are read as they were written, whatever texts they hold', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constantFrom('~', '"', '\\"', '\\~"'))),
      (props) => {
        expect(readProps(propsText(props))).toEqual(JSON.parse(JSON.stringify(props)))
      },
    ),
  )
})

test('no quote of JSON is left for HTML to escape', () => {
  expect(propsText({ page: { path: '/doctors' } })).not.toContain('"')
})
