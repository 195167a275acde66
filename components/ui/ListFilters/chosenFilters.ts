import type { ListQuery } from '@/model/page/listQuery'

export type FilterOption = { readonly value: string; readonly label: string }

/** One filter of a list: its name in the address, its label, its choices. */
export type FilterField = {
  readonly name: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

export type ChosenFilter = { readonly name: string; readonly label: string; readonly value: string }

/** What is chosen, in the words of its field. */
export const chosenFilters = (
  fields: readonly FilterField[],
  { filters }: ListQuery,
): readonly ChosenFilter[] =>
  fields.flatMap(({ name, label, options }) => {
    const value = filters[name]
    if (value === undefined) return []
    return [{ name, label, value: options.find((one) => one.value === value)?.label ?? value }]
  })
