/** The entry with three levels; others are lists of links. */
export const DEPARTMENTS_ENTRY = 'departments'

/** Columns of the mega menu. */
export type MenuLevel = 'department' | 'condition' | 'treatment'
