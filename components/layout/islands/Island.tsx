import type { ComponentType } from 'react'
import { propsText } from '@/model/page/islandMarks'
import type { IslandName } from '@/model/page/islands'

type IslandProps<Props> = {
  readonly name: IslandName
  readonly of: ComponentType<Props>
  readonly props: Props
  /** Props sent to the browser as JSON: small, and without visitor data on public pages. Default: the props. */
  readonly sent?: Props
}

/**
 * A part of a page that is hydrated separately: the server's HTML, until start.js hydrates it with its component. In
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
