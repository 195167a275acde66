import type { ContactNumbers } from '@/model/page/contactLinks'

/** A page's numbers, none of them shipped. */
export const NUMBERS: ContactNumbers = {
  phone: '9876543210',
  buttonPhone: '9876543210',
  whatsapp: '919876543210',
  whatsappMessage: 'Hello from a test',
  apps: {
    app: 'https://app.clinic.example',
    android: 'https://app.clinic.example/android',
    ios: 'https://app.clinic.example/ios',
  },
}
