import { SHOWN_RULE, TRANSITION_RULE, marksOf, nameIn, targetsIn } from '@/devtools/machineChart/chartCopy'
import type { MachineCopy } from '@/devtools/machineCopy/machineCopy'
import { actionInWords, guardInWords } from '@/devtools/machineCopy/machineTerms'
import { type Chart, chartStates } from '@/devtools/proof/chartOf'
import { RowsTable } from './RowsTable'

type ChartTablesProps = { readonly chart: Chart; readonly copy: MachineCopy }

const Words = ({ all, lang }: { readonly all: readonly string[]; readonly lang: string }) => (
  <ul lang={lang}>
    {all.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
)

const NameInCode = ({ name }: { readonly name: string }) => name && <code className="in-code">{name}</code>

/** A chart as tables: for screen readers, and for review. */
export const ChartTables = ({ chart, copy }: ChartTablesProps) => (
  <>
    <section aria-labelledby="states-title">
      <h2 id="states-title">States</h2>
      <p>{SHOWN_RULE}</p>
      <RowsTable
        label="Table of states"
        head={['State', 'What it means', 'Marks', 'Shows in English', 'Shows in Hindi']}
      >
        {chartStates(chart.root)
          .slice(1)
          .map((state) => {
            const name = nameIn(chart, state.id)
            return (
              <tr key={state.id}>
                <th scope="row">{name}</th>
                <td>{state.description}</td>
                <td>{marksOf(state).join(', ')}</td>
                <td>
                  <Words all={copy[name]?.en ?? []} lang="en" />
                </td>
                <td>
                  <Words all={copy[name]?.hi ?? []} lang="hi" />
                </td>
              </tr>
            )
          })}
      </RowsTable>
    </section>
    <section aria-labelledby="transitions-title">
      <h2 id="transitions-title">Transitions</h2>
      <p>{TRANSITION_RULE}</p>
      <RowsTable label="Table of transitions" head={['From', 'Event', 'If', 'To', 'Does']}>
        {chart.transitions.map((one) => (
          <tr key={one.id}>
            <th scope="row">{nameIn(chart, one.source)}</th>
            <td>
              <code>{one.event}</code>
            </td>
            <td>
              {guardInWords(one.guard, 'en')} <NameInCode name={one.guard} />
            </td>
            <td>{targetsIn(chart, one)}</td>
            <td>
              <ul>
                {one.actions.map((action) => (
                  <li key={action}>
                    {actionInWords(action, 'en')} <NameInCode name={action} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </RowsTable>
    </section>
  </>
)
