import { renderToStaticMarkup } from 'react-dom/server'
import type { FormField } from '@/model/catalogue/formShape'
import { FaultList } from './FaultList'
import { FieldInput } from './FieldInput'

const TEXT = { type: 'text' } as const
const FIELDS: readonly FormField[] = [
  { name: 'summary', isRequired: true, shape: TEXT },
  { name: 'symptoms', isRequired: true, shape: { type: 'list', item: TEXT } },
  {
    name: 'steps',
    isRequired: true,
    shape: {
      type: 'list',
      item: { type: 'object', fields: [{ name: 'title', isRequired: true, shape: TEXT }] },
    },
  },
]
const VALUES = { summary: '', symptoms: ['pain', ''], steps: [{ title: 'a' }, { title: '' }] }
const FAULTS = ['summary', 'symptoms.1', 'steps.1.title', 'steps', 'unheardOf'].map((field) => ({
  field,
  message: `expected another ${field}`,
}))

test('each fault is listed first, and its link leads to an input or group of the form', () => {
  const list = renderToStaticMarkup(<FaultList fields={FIELDS} values={VALUES} faults={FAULTS} />)
  const form = renderToStaticMarkup(
    <>
      {FIELDS.map(({ name, shape }) => (
        <FieldInput
          key={name}
          shape={shape}
          path={`row.${name}`}
          label={name}
          value={VALUES[name as keyof typeof VALUES]}
          faults={FAULTS}
        />
      ))}
    </>,
  )
  const links = [...list.matchAll(/href="#([^"]+)">([^<]+)</g)].map(([, id, label]) => [id, label])
  expect(links).toEqual([
    ['row.summary', 'Summary'],
    ['row.symptoms', 'Symptoms'],
    ['row.steps.1.title', 'Steps, Item 2, Title'],
    ['row.steps', 'Steps'],
  ])
  for (const [id] of links) expect(form).toContain(`id="${id}"`)
  for (const { message } of FAULTS) expect(list).toContain(message)
  // A line of a text of several lines has no input of its own.
  expect(form).toContain('id="row.symptoms-error">expected another symptoms.1<')
})

test('a draft without faults has no list', () => {
  expect(renderToStaticMarkup(<FaultList fields={FIELDS} values={VALUES} faults={[]} />)).toBe('')
})
