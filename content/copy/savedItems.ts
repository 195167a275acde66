import type { Language } from '@/model/page/language'

/** Doctors and hospitals that a user keeps. */
const en = {
  save: 'Save',
  /** Accessible name of the button; gap {name}. */
  saveNamed: 'Save {name}',
  saved: 'Saved.',
  toSaved: 'What you have saved',
  title: 'Saved doctors and hospitals',
  none: 'Nothing is saved. The pages of doctors and hospitals have a button for it.',
  find: 'Find a doctor or a hospital',
  drop: 'Remove',
  dropNamed: 'Remove {name}',
  savedNow: 'Saved',
  dropped: 'Removed from what you have saved',
}

const hi: typeof en = {
  save: 'सहेजें',
  saveNamed: '{name} सहेजें',
  saved: 'सहेजा गया।',
  toSaved: 'आपने जो सहेजा है',
  title: 'सहेजे गए डॉक्टर और अस्पताल',
  none: 'कुछ सहेजा नहीं गया है। डॉक्टरों और अस्पतालों के पेजों पर इसका बटन है।',
  find: 'डॉक्टर या अस्पताल खोजें',
  drop: 'हटाएँ',
  dropNamed: '{name} हटाएँ',
  savedNow: 'सहेजा गया',
  dropped: 'सहेजी गई सूची से हटा दिया गया',
}

export const savedItemsCopy: Readonly<Record<Language, typeof en>> = { en, hi }
