import type { ComponentType } from 'react'
import { propsText } from '@/model/page/islandMarks'
import type { IslandName } from '@/model/page/islands'

type IslandProps<Props> = {
  readonly name: IslandName
  /** What the registry has by this name. */
  readonly of: ComponentType<Props>
  readonly props: Props
  /** What goes to the browser as JSON: small, and on a page for everybody nothing of a visitor. Default: the props. */
  readonly sent?: Props
}

/**
 * A part of a page that is hydrated by itself: the server's HTML, until start.js hydrates it with its component. In
 * `next dev` Next's own client does.
 */
export const Island = <Props extends object>({
  name,
  of: Component,
  props,
  sent = props,
}: IslandProps<Props>) => (
  <div data-island={name} data-props={propsText(sent)}>
    <Component {...props} />
  </div>
)
