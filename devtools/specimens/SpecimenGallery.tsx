import { Modals } from '@/components/account/Dialog/Modals'
import { SpecimenRoot } from './Specimens.styles'
import { NOT_SHOWN, SPECIMEN_GROUPS } from './specimens'
import type { Scene, SpecimenState } from './specimen'

type SpecimenGalleryProps = {
  readonly scene: Scene
  /** A group of the table. */
  readonly group: string
  /** `Folder.place` of one state that is asked for by name; empty: the whole group. */
  readonly show: string
}

const hrefOf = (language: string, group: string, show?: string) =>
  `/dev/components?${new URLSearchParams({ lang: language, group, ...(show && { show }) })}`

type StateProps = {
  readonly one: SpecimenState
  readonly scene: Scene
  readonly href: string
  readonly isDrawn: boolean
}

const State = ({ one, scene, href, isDrawn }: StateProps) => (
  <div className="state" data-alone={one.isAlone && isDrawn ? true : undefined}>
    <p>
      <a href={href} lang="en">
        {one.name}
      </a>
    </p>
    {isDrawn && one.draw(scene)}
  </div>
)

type ComponentProps = SpecimenGalleryProps & {
  readonly component: string
  readonly states: readonly SpecimenState[]
}

const Component = ({ component, states, scene, group, show }: ComponentProps) => (
  <section className="component" aria-label={component} id={component}>
    <h2 lang="en">{component}</h2>
    {states.map((one, at) => {
      const name = `${component}.${at}`
      if (show !== '' && show !== name) return null
      return (
        <State
          key={one.name}
          one={one}
          scene={scene}
          href={hrefOf(scene.language, group, name)}
          isDrawn={show === name || !one.isAlone}
        />
      )
    })}
  </section>
)

/** The living page: a group's components in their states, or one state by itself. */
export function SpecimenGallery(props: SpecimenGalleryProps) {
  const { scene, group, show } = props
  const specimens = Object.entries(SPECIMEN_GROUPS[group] ?? {}).filter(
    ([component]) => show === '' || show.startsWith(`${component}.`),
  )
  return (
    <SpecimenRoot lang={scene.language}>
      <div className="wrap">
        <h1 lang="en">Components</h1>
        <nav className="groups" aria-label="Groups" lang="en">
          {Object.keys(SPECIMEN_GROUPS).map((name) => (
            <a
              key={name}
              href={hrefOf(scene.language, name)}
              aria-current={name === group ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
          <a href={hrefOf(scene.language === 'hi' ? 'en' : 'hi', group, show)}>
            {scene.language === 'hi' ? 'in English' : 'in Hindi'}
          </a>
        </nav>
        {specimens.map(([component, states]) => (
          <Component key={component} {...props} component={component} states={states} />
        ))}
        {show === '' && group === 'foundations' && (
          <section className="component" lang="en">
            <h2>Not shown here</h2>
            <ul className="elsewhere">
              {Object.entries(NOT_SHOWN).map(([component, reason]) => (
                <li key={component}>
                  <strong>{component}</strong>: {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {group !== 'modals' && <Modals page={scene.page} />}
    </SpecimenRoot>
  )
}
