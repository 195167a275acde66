import styled from 'styled-components'
import { interpolate } from '@/content/copy/interpolate'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { accountPath } from '@/model/account/accountPaths'
import { SAVED_FRAGMENT, type SavedKind } from '@/model/account/savedItem'
import type { Language } from '@/model/page/language'

/** Its button stands in the row of buttons around it, its notice below them. */
const SaveItemRoot = styled.form`
  display: contents;

  button {
    font: inherit;
    font-weight: 600;
  }
  p {
    display: none;
    flex-basis: 100%;
    scroll-margin-top: 40vh;
  }
  p:target {
    display: block;
  }
`

type SaveItemProps = {
  readonly kind: SavedKind
  readonly id: number
  readonly name: string
  readonly language: Language
}

/**
 * Keeps a doctor or a hospital in the account: a plain form, the same for everybody. The server leads back here, or to
 * the login, after which it is saved.
 */
export function SaveItem({ kind, id, name, language }: SaveItemProps) {
  const copy = savedItemsCopy[language]
  return (
    <SaveItemRoot method="post" action="/profile/saved">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {language === 'hi' && <input type="hidden" name="language" value="hi" />}
      <button type="submit" className="button" aria-label={interpolate(copy.saveNamed, { name })}>
        {copy.save}
      </button>
      <p id={SAVED_FRAGMENT}>
        {copy.saved} <a href={`${accountPath('profile', language)}#${SAVED_FRAGMENT}`}>{copy.toSaved}</a>{' '}
        <button type="submit" formAction="/profile/saved/drop" className="button">
          {copy.drop}
        </button>
      </p>
    </SaveItemRoot>
  )
}
