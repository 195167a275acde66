import { Children, Fragment, type ReactElement, type ReactNode, type SVGProps, isValidElement } from 'react'

type PathProps = SVGProps<SVGPathElement> & { readonly children?: ReactNode }

/** What a drawing consists of, out of its fragments. */
const partsOf = (drawing: ReactNode): readonly ReactElement<PathProps>[] =>
  Children.toArray(drawing).flatMap((part) => {
    if (!isValidElement<PathProps>(part)) return []
    return part.type === Fragment ? partsOf(part.props.children) : [part]
  })

/** A path's data as it may follow other data: what begins with a relative place begins there in the drawing. */
const standingAlone = (data: string): string =>
  data.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(\s*[-\d.])?/,
    (_, x: string, y: string, next: string | undefined) => `M${x} ${y}${next ? `l${next.trim()}` : ''}`,
  )

/** The class of a path that has nothing else but its data; undefined where it has more. */
function plainClass({ type, props }: ReactElement<PathProps>): string | undefined {
  const { d, className = '', ...others } = props
  return type === 'path' && d !== undefined && Object.keys(others).length === 0 ? className : undefined
}

/**
 * A line drawing with one path for all its lines and one for each class: a page with a drawing a department would
 * otherwise hold a hundred elements more (docs/decisions/0031). The lines have no ground, so that their order does not show.
 */
export function mergedPaths(drawing: ReactNode): ReactNode {
  const parts = partsOf(drawing)
  const classes = [...new Set(parts.map(plainClass))].filter((name) => name !== undefined)
  return (
    <>
      {classes.map((name) => {
        const own = parts.filter((part) => plainClass(part) === name)
        const data = own.map(({ props }) => standingAlone(props.d ?? '')).join('')
        return <path key={name} className={name || undefined} d={data} />
      })}
      {parts.filter((part) => plainClass(part) === undefined)}
    </>
  )
}
