import { brand } from './brand'
import { PRIVACY_NOTICE_VERSION } from './privacyNotice'

export type Policy = {
  readonly title: string
  readonly lead: string
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

/** The privacy notice that every form links to. Its version is stored with each lead. */
export const privacyPolicy: Policy = {
  title: 'Privacy notice',
  lead: `What ${brand.name} does with the details you leave here, in plain words.`,
  version: PRIVACY_NOTICE_VERSION,
  sections: [
    {
      title: 'What we ask for, and why',
      paragraphs: [
        'The forms ask for your name and mobile number, your city and the treatment you are asking about, and sometimes your type of insurance or a question in your own words. We use them to call you back, to answer your enquiry and to arrange an appointment if you want one.',
        'With your enquiry we keep the page it came from, the time, and your network address. If you came through an advertisement or a link of ours, we keep which one, so that we know which of them are useful.',
      ],
    },
    {
      title: 'WhatsApp updates',
      paragraphs: [
        'We write to you on WhatsApp only if you tick the box beside the form or write to us there yourself. You can stop the messages at any time by telling us so.',
      ],
    },
    {
      title: 'Who sees your details',
      paragraphs: [
        'The care team that answers enquiries, and the doctor or hospital that you choose to meet. Companies that run our computers and telephones handle the details on our behalf and only for us. We do not sell your details.',
      ],
    },
    {
      title: 'How long we keep them',
      paragraphs: [
        'As long as your enquiry and the care that follows from it need, and as long as the law asks us to keep records. After that they are erased.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act, 2023 you may ask what we hold about you, have it corrected, completed or erased, withdraw your consent, and name a person who may act for you. Withdrawing consent does not undo what was done before.',
        `Write to ${brand.email.value}. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'The site keeps a security token, and the link or advertisement that brought you here for the length of your visit. It uses no advertising cookies of its own.',
      ],
    },
  ],
}

export const termsPolicy: Policy = {
  title: 'Terms and conditions',
  lead: `The terms on which you use ${brand.name}. By sending a form you agree to them.`,
  version: '2026-11',
  sections: [
    {
      title: 'What this site is',
      paragraphs: [
        'It explains treatments and puts people who are considering surgery in touch with doctors and hospitals. It is not a hospital and gives no medical treatment.',
        'The catalogue that ships with the site is a demonstration. Its doctors and hospitals are fictional and its prices illustrative.',
      ],
    },
    {
      title: 'Information is not advice',
      paragraphs: [
        'The pages describe treatments in general. They cannot take your history into account and do not replace an examination. Do not put off seeing a doctor because of something you have read here.',
        'This is no emergency service. In an emergency call 112, or 108 for an ambulance.',
      ],
    },
    {
      title: 'Your enquiry',
      paragraphs: [
        'When you send a form you ask us to call you on the number you gave, even if it is on a do-not-disturb list, about that enquiry. Please give your own details, or those of a person who has asked you to.',
        'An enquiry is free and binds you to nothing. Whether you are treated, where and by whom is decided between you and the doctor.',
      ],
    },
    {
      title: 'Prices and insurance',
      paragraphs: [
        'Figures on these pages are ranges, not quotations. The hospital tells you its charges before you decide. Whether an insurer pays is decided by the insurer under your policy.',
      ],
    },
    {
      title: 'Doctors and hospitals',
      paragraphs: [
        'They practise independently and answer for the care they give. Naming one here is no promise of a result.',
      ],
    },
    {
      title: 'Using the site',
      paragraphs: [
        'Please do not send forms by program, try to reach what is not meant for you, or copy the pages into another service without asking.',
        'These terms follow the law of India. If one of them does not hold, the others still do.',
      ],
    },
  ],
}
