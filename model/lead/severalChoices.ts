const BETWEEN_CHOICES = ', '
/** Several choices as one text. */
export const joinChoices = (chosen: readonly string[]): string => chosen.join(BETWEEN_CHOICES)
/** The choices of such a text. */
export const splitChoices = (text: string): readonly string[] => text.split(BETWEEN_CHOICES)
