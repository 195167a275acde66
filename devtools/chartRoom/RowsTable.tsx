import type { ReactNode } from 'react'
import { TableHead } from '@/components/ui/FiguresTable'
import { ScrollBox } from '@/components/ui/ScrollBox'

type RowsTableProps = {
  readonly label: string
  /** What stands above its columns. */
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

/** What a machine knows, as it stands in its context. */
export const ContextBox = ({ context }: { readonly context: unknown }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
  <pre tabIndex={0} data-context>
    {JSON.stringify(context, null, 2)}
  </pre>
)
