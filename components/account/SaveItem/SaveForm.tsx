import type { ReactNode } from 'react'
import { Island } from '@/components/layout/islands/Island'
import styled from 'styled-components'
import { SaveNotice } from './SaveNotice'
import { interpolate } from '@/content/copy/interpolate'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { SAVE_FORM, type SavedItem, savedKey } from '@/model/account/savedItem'
import type { Language } from '@/model/page/language'

/** After saving, the notice is shown at the form's place. */
const SaveFormRoot = styled.div`
  &,
  form {
    display: contents;
  }
  p {
    display: none;
    flex-basis: 100%;
    scroll-margin-top: 40vh;
  }
  p:target,
  p[data-shown] {
    display: block;
  }
`

type SaveFormProps = {
  readonly language: Language
  /** Beside its only button; a list says it above its entries. */
  readonly children?: ReactNode
}

/**
 * The form of a page's save buttons: a plain one, the same for all visitors. The server redirects to the page, or to
 * the login and then back. Once hydrated and with a session, the buttons show what is saved, and a press changes it
 * in place.
 */
export const SaveForm = ({ language, children }: SaveFormProps) => (
  <SaveFormRoot>
    <form id={SAVE_FORM} method="post" action="/profile/saved" className="no-print">
      {language === 'hi' && <input type="hidden" name="language" value="hi" />}
      {children}
      <Island name="saves" of={SaveNotice} props={{ language }} />
    </form>
  </SaveFormRoot>
)

type SaveButtonProps = SavedItem & { readonly name: string; readonly language: Language }

/** Saves a doctor or a hospital in the account, with the page's SaveForm; the same for all visitors until hydrated. */
export function SaveButton({ kind, id, name, language }: SaveButtonProps) {
  const copy = savedItemsCopy[language]
  return (
    <button
      type="submit"
      form={SAVE_FORM}
      name="item"
      value={savedKey({ kind, id })}
      className="button save"
      aria-label={interpolate(copy.saveNamed, { name })}
    >
      {copy.save}
    </button>
  )
}

/** The save button of a page about one doctor or hospital, in its form. */
export const SaveFormOfOne = (props: SaveButtonProps) => (
  <SaveForm language={props.language}>
    <SaveButton {...props} />
  </SaveForm>
)
