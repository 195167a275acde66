/** The drawn scenes of pages' openings (devtools/drawn/scenes.ts). */
export type SceneName = 'home' | 'departments' | 'thanks' | 'lost' | 'gone' | 'mending' | 'empty'

type SceneProps = {
  readonly name: SceneName
  /** Whether it is on the first screen; otherwise it is fetched when near. */
  readonly isOpening?: boolean
}

/** A drawn scene as wide as its place, at most 480 px. It decorates the words beside it and is not read aloud. */
export const Scene = ({ name, isOpening = false }: SceneProps) => (
  <img
    className="scene no-print"
    src={`/drawn/scene-${name}.svg`}
    alt=""
    width="320"
    height="180"
    loading={isOpening ? 'eager' : 'lazy'}
    decoding="async"
    style={{
      display: 'block',
      width: '100%',
      maxWidth: '30rem',
      height: 'auto',
      borderRadius: 'var(--radius)',
    }}
  />
)
