/**
 * Shows what was typed, on a developer's own machine: `npm run dev` alone has the switch and pages that follow it
 * (devtools/inspection/watchPage.ts). A build for production holds neither.
 */
export function UnmaskSwitch({ onChange }: { readonly onChange: (isOn: boolean) => void }) {
  if (process.env.NODE_ENV !== 'development') return null
  return (
    <label className="unmask">
      <input type="checkbox" onChange={({ target }) => onChange(target.checked)} /> Show what was typed,
      unmasked. Only in this browser, and only with <code>npm run dev</code>; saved files stay masked.
    </label>
  )
}
