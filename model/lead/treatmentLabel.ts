/** Display labels of section 5; the first match applies. */
const RULES: readonly {
  readonly fits: (name: string) => boolean
  readonly label: (name: string) => string
}[] = [
  { fits: (name) => name.includes('TIGHTENING'), label: () => 'Laser V Tightening' },
  { fits: (name) => name.includes('LIVER TRANSPLANT'), label: () => 'Liver Transplant Surgery' },
  { fits: (name) => name.includes('KNEE REPLACEMENT'), label: (name) => name },
  { fits: (name) => name === 'Piles Treatment', label: (name) => name },
  { fits: (name) => /kidney/i.test(name), label: () => 'Kidney Stones Transport' },
]

/** A treatment's display name, else a label by the rules. @param options.enabled false keeps names */
export function treatmentDisplayLabel(
  { ProcedureName, displayName }: { readonly ProcedureName: string; readonly displayName?: string },
  { enabled = true }: { enabled?: boolean } = {},
): string {
  if (!enabled) return ProcedureName
  return displayName ?? RULES.find((rule) => rule.fits(ProcedureName))?.label(ProcedureName) ?? ProcedureName
}
