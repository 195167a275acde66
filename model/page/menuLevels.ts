/** The entry whose panel has three levels; the others' panels are lists of links. */
export const DEPARTMENTS_ENTRY = 'departments'

/** The columns of the mega menu: which departments there are, and what an opened one treats and does. */
export type MenuLevel = 'department' | 'condition' | 'treatment'
