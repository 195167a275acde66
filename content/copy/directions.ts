/** The way to a hospital: the link to the map, and how far it is from the visitor's city. */
export const directionsCopy = {
  en: {
    directions: 'Directions',
    to: 'to {name}',
    distance: '~{kilometres} km from {city}',
    order: 'Some of them, those nearest to {city} first.',
  },
  hi: {
    directions: 'रास्ता देखें',
    to: '{name} तक',
    distance: '{city} से ~{kilometres} किमी',
    order: 'उनमें से कुछ अस्पताल, {city} के सबसे पास वाले पहले।',
  },
} as const
