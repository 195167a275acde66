import { chatEn } from './chat.en'
import type { PageCopy } from './pageCopy'

/** The pages' words in English. */
export const en: PageCopy = {
  language: 'en',
  heads: {
    home: {
      title: 'Surgery, explained before you decide',
      description:
        'What an operation involves, what it may cost in your city and how recovery goes, for 60 treatments in India. Talk to a care expert, free of charge.',
    },
    treatment: {
      title: '{name}: steps, risks, recovery and cost',
      description: '{summary}',
    },
    marketing: { title: '{name}: talk to a care expert', description: '{summary}' },
    contact: {
      title: 'Contact us',
      description: 'Call, write on WhatsApp or leave your details, and a care expert will call you back.',
    },
    partner: {
      title: 'Partner with us',
      description: 'For surgeons and hospitals that would like to receive enquiries from patients.',
    },
    thankYou: { title: 'Thank you', description: 'We have received your request.' },
    notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  },
  shell: {
    breadcrumbs: 'You are here',
    home: 'Home',
    mainNavigation: 'Main',
    howItWorks: 'How it works',
  },
  home: {
    departmentsLead:
      'Each page says what is done, what can go wrong, how long recovery takes and what it may cost.',
    faqs: [
      {
        question: 'What does it cost to talk to you?',
        answer:
          'Nothing. The call with a care expert is free, and you are not obliged to anything. The hospital tells you its own charges before you decide.',
      },
      {
        question: 'Will I get a quotation?',
        answer:
          'The figures on these pages are ranges that show what a treatment may cost in a city. A quotation comes from the hospital, once a surgeon has examined you.',
      },
      {
        question: 'Can I ask for a second opinion?',
        answer:
          'Yes. Many people who have been advised surgery talk to another surgeon first. Keep your reports and scans at hand for the call.',
      },
      {
        question: 'Does insurance pay?',
        answer:
          'Many policies and government schemes pay for medically necessary surgery after a waiting period. Tell us which one you have, and we help you find out what it covers.',
      },
      {
        question: 'Who sees my details?',
        answer:
          'The care team that answers your enquiry, and the doctor or hospital that you choose. We do not sell them. The privacy notice says more.',
      },
    ],
    costTitle: 'What it may cost',
    costChart: 'Five common treatments: lowest, average and highest cost over all cities',
    citiesLead:
      'Appointments can be arranged in these cities. Elsewhere, choose Other in the form and we will tell you what is near.',
    partnerLead: 'Tell us about your practice and the treatments you offer.',
  },
  treatment: {
    onThisPage: 'On this page',
    costSentence: '{name} may cost from {minimum} to {maximum}, depending on the city and the points below.',
    noCost: 'No price is known to us yet. Ask us, and we will find one out for you.',
    costChart: '{name}: lowest, average and highest cost in each city',
    costLegendRange: 'From lowest to highest',
    costLegendAverage: 'Average',
    costTable: 'The same figures as a table',
    sellingPointsTitle: 'What you can rely on',
    talkTitle: 'Talk it over first',
    talkBody: 'A care expert answers your questions and names surgeons near you. The call is free.',
  },
  marketing: {
    title: '{name}: what to expect',
    readMore: 'Read everything about this treatment',
    costTitle: 'What it may cost',
  },
  contact: { addressTitle: 'Address' },
  partner: {
    title: 'Partner with us',
    lead: 'You are a surgeon, or you run a hospital or clinic? Leave your details and our partner team will call you.',
    points: [
      'Enquiries come with the city, the treatment and what the patient asked.',
      'You name your own charges; the site never quotes for you.',
      'Patients choose their doctor themselves, in their own time.',
    ],
    formTitle: 'Leave your details',
    formLead: 'Name the treatment you perform most. Add anything else in the query.',
    submit: 'Send my details',
  },
  policies: { version: 'Version {version}' },
  chat: chatEn,
}
