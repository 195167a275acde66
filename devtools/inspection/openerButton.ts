/** Puts a button into the corner of the page: browsers open a second window only when somebody asks for it. */
export function openerButton(label: string, onPress: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.style.cssText =
    'position:fixed;inset:auto auto 8px 8px;z-index:9999;min-height:44px;padding:6px 12px;border:2px dashed var(--green);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;cursor:pointer'
  button.addEventListener('click', onPress)
  document.body.append(button)
}
