import type { ReactNode } from 'react'
import { TableHead } from '@/components/ui/FiguresTable'

type ScrollBoxProps = { readonly label: string; readonly children: ReactNode }

/** Holds what may be wider than the page; it takes the focus, so that it is scrolled by keys as well. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions have to take the focus
  <div className="table" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

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
