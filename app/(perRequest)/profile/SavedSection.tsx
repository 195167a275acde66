import { Scene } from '@/components/ui/Scene'
import { interpolate } from '@/content/copy/interpolate'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { type SavedItem, savedKey } from '@/model/account/savedItem'
import { type Language, pathIn } from '@/model/page/language'
import { Card, OneButtonForm } from '@/components/forms/PostForm'

type SavedSectionProps = {
  readonly language: Language
  readonly saved: readonly (SavedItem & { readonly name: string; readonly path: string })[]
}

/** The doctors and hospitals that the user keeps. */
export function SavedSection({ language, saved }: SavedSectionProps) {
  const copy = savedItemsCopy[language]
  return (
    <Card id="saved" title={copy.title}>
      {saved.length === 0 && (
        <>
          <Scene name="empty" />
          <p className="hint">{copy.none}</p>
          <p className="actions">
            <a className="button" href={pathIn(language, '/search')}>
              {copy.find}
            </a>
          </p>
        </>
      )}
      {saved.length > 0 && (
        <ul className="entries">
          {saved.map(({ kind, id, name, path }) => (
            <li key={path} className="entry">
              <a href={path}>{name}</a>
              <OneButtonForm
                action="/profile/saved/drop"
                language={language}
                look="text"
                hidden={{ item: savedKey({ kind, id }) }}
                label={interpolate(copy.dropNamed, { name })}
              >
                {copy.drop}
              </OneButtonForm>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
