/** Ids of the elements of the city list; it stands once on a page. */
export const CITY_IDS = {
  list: 'city-list',
  option: (cityId: number) => `city-${cityId}`,
} as const
