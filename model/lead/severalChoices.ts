/** Between the choices of a field that takes several. */
const BETWEEN_CHOICES = ', '
/** The choices of a field that takes several, as the one text that a form holds. */
export const joinChoices = (chosen: readonly string[]): string => chosen.join(BETWEEN_CHOICES)
/** The choices that such a text names. */
export const splitChoices = (text: string): readonly string[] => text.split(BETWEEN_CHOICES)
