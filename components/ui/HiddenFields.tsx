type HiddenFieldsProps = { readonly values?: Readonly<Record<string, string | number>> }

/** What a form sends beside what is typed. */
export const HiddenFields = ({ values = {} }: HiddenFieldsProps) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
