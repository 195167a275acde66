import type { ReactNode } from 'react'
import { TableHead } from '@/components/ui/FiguresTable'
import { ScrollBox } from '@/components/ui/ScrollBox'

type RowsTableProps = {
  readonly label: string
  /** Column headings. */
  readonly head: readonly string[]
  /** Its rows. */
  readonly children: ReactNode
}

/** A table of the developers' pages, which may be wider than the page. */
export const RowsTable = ({ label, head, children }: RowsTableProps) => (
  <ScrollBox label={label}>
    <table>
      <TableHead names={head} />
      <tbody>{children}</tbody>
    </table>
  </ScrollBox>
)

/** A machine's context as formatted JSON. */
export const ContextBox = ({ context }: { readonly context: unknown }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
  <pre tabIndex={0} data-context>
    {JSON.stringify(context, null, 2)}
  </pre>
)
