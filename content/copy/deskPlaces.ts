/** Choosing a place for a patient, at the desk, which speaks English alone. */
export const deskPlacesCopy = {
  title: 'Book a place (optional)',
  doctor: 'Doctor',
  noDoctor: 'No booking yet',
  show: 'Show places',
  place: 'Place',
  noPlace: 'Choose a place',
  none: 'This doctor has no free place in the next two weeks.',
  /** {date} {time} {where} */
  time: '{date}, {time}, {where}',
  token: '{date}, token {token}, about {time}, {where}',
} as const
