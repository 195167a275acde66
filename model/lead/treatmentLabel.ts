/** The rules of section 5, treatment display labels, in their order: the first that fits names the treatment. */
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

/**
 * How a treatment is named in an option list: by its own display name, else by the rules for its name.
 * @param options.enabled false shows every name as it is
 */
export function treatmentDisplayLabel(
  { ProcedureName, displayName }: { readonly ProcedureName: string; readonly displayName?: string },
  { enabled = true }: { enabled?: boolean } = {},
): string {
  if (!enabled) return ProcedureName
  return displayName ?? RULES.find((rule) => rule.fits(ProcedureName))?.label(ProcedureName) ?? ProcedureName
}
