/** When a doctor is to have a free place: today, within seven days, at one of their evenings, at the weekend in them. */
export const AVAILABILITIES = ['today', 'week', 'evening', 'weekend'] as const
export type Availability = (typeof AVAILABILITIES)[number]
