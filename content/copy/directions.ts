/** The way to a hospital: the link to the map, and how far it is from the visitor's city. */
export const directionsCopy = {
  en: { directions: 'Directions', to: 'to {name}', distance: '~{kilometres} km from {city}' },
  hi: { directions: 'रास्ता देखें', to: '{name} तक', distance: '{city} से ~{kilometres} किमी' },
} as const
