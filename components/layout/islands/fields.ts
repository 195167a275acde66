type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields below an element, also once they have left the page. */
const fieldsIn = (root: ParentNode): readonly Field[] => [
  ...root.querySelectorAll<Field>('input:not([type=hidden], [type=file]), select, textarea'),
]

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Identity of a field: its form and name, and for choices its value. */
const nameOf = (field: Field): string =>
  [field.form?.id, field.name, isTicked(field) ? field.value : ''].join(' ')

/** Copies the values of earlier fields into their replacements, and dispatches input and change events. */
function fillFrom(before: readonly Field[], fresh: readonly Field[]): void {
  for (const old of before) {
    const field = fresh.find((one) => nameOf(one) === nameOf(old))
    if (!field || field === old) continue
    if (isTicked(old) && isTicked(field)) {
      if (field.checked === old.checked) continue
      field.checked = old.checked
    } else {
      if (field.value === old.value) continue
      field.value = old.value
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** The field that takes the place of one that had the focus. */
const placeOf = (old: Element | null, fresh: readonly Field[]): HTMLElement | undefined =>
  fresh.find((one) => one !== old && one.name !== '' && one.name === old?.getAttribute('name'))

/** The fields below an element, and which of them has the focus. */
export type Typed = { readonly fields: readonly Field[]; readonly focused: Element | null }

export const typedIn = (root: ParentNode): Typed => ({
  fields: fieldsIn(root),
  focused: document.activeElement,
})

/** Restores values and focus of earlier fields in those below an element. */
export function fillAgain({ fields, focused }: Typed, root: ParentNode): void {
  const fresh = fieldsIn(root)
  fillFrom(fields, fresh)
  if (focused && fields.some((field) => field === focused))
    placeOf(focused, fresh)?.focus({ preventScroll: true })
}
