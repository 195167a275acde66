import type { ComponentType } from 'react'
import type { IslandName } from '@/model/page/islands'

type IslandProps<Props> = {
  readonly name: IslandName
  /** What the registry has by this name. */
  readonly of: ComponentType<Props>
  /** What goes to the browser as JSON: small, and on a page for everybody nothing of a visitor. */
  readonly props: Props
}

/**
 * A part of a page that comes alive by itself: HTML as the server draws it, until start.js has its component take it over. In
 * `next dev` Next's own client does.
 */
export const Island = <Props extends object>({ name, of: Component, props }: IslandProps<Props>) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    <Component {...props} />
  </div>
)
