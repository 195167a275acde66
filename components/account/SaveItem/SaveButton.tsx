import { interpolate } from '@/content/copy/interpolate'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { SAVE_FORM, type SavedItem, savedKey } from '@/model/account/savedItem'
import type { Language } from '@/model/page/language'

type SaveButtonProps = SavedItem & { readonly name: string; readonly language: Language }

/** Keeps a doctor or a hospital in the account, with the page's SaveForm; the same for everybody until the page is alive. */
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
