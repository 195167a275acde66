import { deskContentCopy as copy } from '@/content/copy/deskContent'
import { fieldLabel } from '@/content/copy/catalogueFields'
import type { FormField, FormShape } from '@/model/catalogue/formShape'
import type { RowFault } from '@/model/catalogue/primitives'
import { FAULTS_ID, isLines, ROW } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'

interface FaultListProps {
  readonly fields: readonly FormField[]
  readonly values: object
  readonly faults: readonly RowFault[]
}

/** The input of the form that a fault is about, or the group around it; no id where the form has none. */
function inputOf({ fields, values }: FaultListProps, { field }: RowFault) {
  let shape: FormShape = { type: 'object', fields }
  let value: unknown = values
  const path: string[] = []
  const labels: string[] = []
  for (const name of field.split('.')) {
    if (shape.type === 'object') {
      const child: FormField | undefined = shape.fields.find((one) => one.name === name)
      if (!child) break
      labels.push(fieldLabel(name))
      shape = child.shape
    } else if (shape.type === 'list' && !isLines(shape.item, value)) {
      labels.push(copy.item(Number(name) + 1))
      shape = shape.item
    } else break
    path.push(name)
    value = fieldOf(value, name)
  }
  return { id: path.length > 0 ? [ROW, ...path].join('.') : undefined, label: labels.join(', ') || field }
}

/** What is wrong with a draft, each with a link to its field. */
export const FaultList = (props: FaultListProps) =>
  props.faults.length === 0 ? null : (
    <section className="faults" id={FAULTS_ID} aria-labelledby={`${FAULTS_ID}-title`} tabIndex={-1}>
      <h2 id={`${FAULTS_ID}-title`}>{copy.faults(props.faults.length)}</h2>
      <ul>
        {props.faults.map((fault) => {
          const { id, label } = inputOf(props, fault)
          return (
            <li key={`${fault.field} ${fault.message}`}>
              {id === undefined ? <b>{label}</b> : <a href={`#${id}`}>{label}</a>}: {fault.message}
            </li>
          )
        })}
      </ul>
    </section>
  )
