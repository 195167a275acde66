import { renderToStaticMarkup } from 'react-dom/server'
import { FieldInput } from './FieldInput'

test('a list’s help and fault are tied to its group', () => {
  const html = renderToStaticMarkup(
    <FieldInput
      shape={{ type: 'list', item: { type: 'object', fields: [] } }}
      path="row.steps"
      label="Steps"
      value={[]}
      help="What happens, in order"
      faults={[{ field: 'steps', message: 'expected at least one' }]}
    />,
  )
  expect(html).toContain(
    '<fieldset id="row.steps" aria-describedby="row.steps-help row.steps-error"><legend>Steps</legend>',
  )
  expect(html).toContain('id="row.steps-help">What happens, in order<')
  expect(html).toContain('id="row.steps-error">expected at least one<')
})
