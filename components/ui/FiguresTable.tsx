import type { ReactNode } from 'react'

/** A row of figures; its name heads it, and may be a link. */
export type FiguresRow = {
  readonly id: string
  readonly name?: ReactNode
  readonly figures: readonly ReactNode[]
  readonly className?: string
}

/** Column headings. */
export const TableHead = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

type FiguresTableProps = {
  readonly caption: string
  /** False if the text above already says it. */
  readonly isCaptionSeen?: boolean
  readonly head: readonly string[]
  readonly rows: readonly FiguresRow[]
}

/** Figures to read, a line each; the look is that of the article or sheet around it. */
export const FiguresTable = ({ caption, isCaptionSeen = true, head, rows }: FiguresTableProps) => (
  <table className="numbers">
    <caption className={isCaptionSeen ? 'aside' : 'out-of-sight'}>{caption}</caption>
    <TableHead names={head} />
    <tbody>
      {rows.map(({ id, name = id, figures, className }) => (
        <tr key={id} className={className}>
          <th scope="row">{name}</th>
          {figures.map((figure, at) => (
            <td key={at}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
