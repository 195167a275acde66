/** The pages of insurers and schemes, in English. `{name}`, `{count}` and the like are filled in. */
export const insuranceCopy = {
  /** Page name for leads, with the payer. */
  pageName: 'Insurance ({type}): {name}',
  title: 'Hospitals that accept {name}',
  description: {
    none: 'What {name} pays for, how cashless admission goes, which papers it takes and what is often left out. No hospital is listed yet.',
    one: '{count} hospital that accepts {name}, in {cities}: cashless admission, papers and what is often left out.',
    many: '{count} hospitals that accept {name}, in {cities}: cashless admission, papers and what is often left out.',
  },
  moreCities: '{cities} and {count} more cities',
  lead: {
    none: 'No hospital on this site names {name} yet. A care expert can still look for one.',
    one: '{count} hospital on this site accepts {name}, in {cities}.',
    many: '{count} hospitals on this site accept {name}, in {cities}.',
  },
  cityCount: { one: '{count} city', many: '{count} cities' },
  points: {
    emergency: {
      all: 'All of them have a 24-hour emergency department.',
      one: '{count} of them has a 24-hour emergency department.',
      many: '{count} of them have a 24-hour emergency department.',
    },
    accreditation: {
      all: 'All are accredited.',
      one: '{count} is accredited.',
      many: '{count} are accredited.',
    },
    ask: 'Not every department of a hospital takes part: ask for yours before you go.',
  },
  sections: {
    about: 'What {name} is',
    steps: 'How to use {name}, step by step',
    hospital: 'What happens at the hospital',
    papers: 'Which papers to bring',
    covered: 'What it pays for, and what it often does not',
    coveredTitle: 'Usually paid for',
    notCoveredTitle: 'Often not paid for',
    difference: {
      private: 'Words in a policy that decide what you pay',
      CGHS: 'CGHS is not a private policy: who belongs to it, and which hospitals',
      Ayushman: 'Ayushman Bharat is not a private policy: who belongs to it, and which hospitals',
      scheme: 'A scheme is not a private policy: who belongs to it, and which hospitals',
    },
    cities: 'Cities with hospitals that accept {name}',
    faqs: 'Questions people ask about {name}',
    others: 'Other insurers and schemes',
  },
  glance: {
    title: 'At a glance',
    kind: 'Kind',
    who: 'Who has it',
    start: 'Where planned care begins',
    room: 'Room or ward',
    share: 'What you may pay yourself',
    known: 'Illnesses you already have',
  },
  invented: {
    demoNote:
      '{name} is fictional and is only an example. Its rules are examples of rules that real policies have.',
  },
  real: 'This site is not connected with {name}. Rules and rates change: the official site, helpline or office decides.',
  besideReal: { demoNote: '{name} is real; the hospitals in the list are fictional.' },
  general:
    'This is general information that nobody has checked against official papers yet. What your own policy, card or permission letter says comes first.',
  emergency:
    'In an emergency call 112 or 108, or go to the nearest hospital. Treatment comes first, papers later: ask a relative to inform the insurer or scheme meanwhile.',
  hospitalSteps: {
    private: [
      {
        name: 'At the insurance desk',
        text: 'You hand in card, identity and the doctor’s advice, and sign the pre-authorisation form. Ask for a copy of what is sent.',
      },
      {
        name: 'The request',
        text: 'The hospital sends diagnosis, planned treatment and estimate to the insurer or to its administrator (TPA).',
      },
      {
        name: 'The first answer',
        text: 'It approves a sum, asks for more papers or declines. The regulator expects it within an hour of a complete request; a missing report is the usual reason for waiting.',
      },
      {
        name: 'During the stay',
        text: 'If the bill grows beyond what was approved, the desk asks for more. Ask every second day how much is approved and how much is used.',
      },
      {
        name: 'On the day you leave',
        text: 'The hospital sends the final bill; the regulator expects an answer within three hours. You pay what is left out, and may ask for every line of it.',
      },
      {
        name: 'If cashless is declined',
        text: 'That is not yet a refusal of the claim. You can pay, keep every original paper and ask to be paid back, and complain to the insurer’s grievance officer and then to the Insurance Ombudsman.',
      },
    ],
    public: [
      {
        name: 'At the scheme’s desk',
        text: 'Go there before the billing counter. It checks card and identity, and whether the hospital is listed for the department you need.',
      },
      {
        name: 'The package',
        text: 'The hospital chooses the procedure’s package or rate and asks the scheme for approval. Ask which one it chose and what it includes.',
      },
      {
        name: 'During the stay',
        text: 'What the package or rate includes should not be charged to you. If you are asked for money, ask for the reason in writing and speak to the desk first.',
      },
      {
        name: 'On the day you leave',
        text: 'You sign that you were treated and receive the discharge summary. Keep it: the follow-up and the next referral begin with it.',
      },
      {
        name: 'If something goes wrong',
        text: 'Complain to the desk, then to the scheme’s helpline or office with the bill and the papers. A care expert can tell you who is responsible, not decide it.',
      },
    ],
  },
  everyPaper: [
    'Earlier reports, scans and prescriptions, with a list of the medicines you take',
    'A phone with the number that is registered with the policy or card, for one-time passwords',
    'Two photocopies of everything; originals stay with you until you are asked for them',
  ],
  types: {
    private: {
      name: 'Private insurer',
      hindi: 'निजी बीमा कंपनी',
      group: 'Private insurers',
      inPageName: 'private',
      who: 'Whoever bought the policy, alone, with the family or through an employer',
      start: 'With any doctor; the insurance desk of a network hospital asks for approval',
      room: 'As the policy says; a more expensive room can make the whole bill higher',
      share: 'Consumables, upgrades, sums above a limit, a share if the policy has one',
      known: 'Often a waiting period, for many policies two to three years',
      difference: [
        {
          name: 'Network hospital',
          text: 'A hospital with an agreement for cashless treatment. Elsewhere you often pay first and are paid back. Networks change: ask the desk on the day you plan.',
        },
        {
          name: 'Waiting period',
          text: 'Some operations, such as hernia, piles, stones or cataract, are paid for only after a time, often two years. Accidents are as a rule covered from the first day.',
        },
        {
          name: 'Room limit',
          text: 'If the room costs more than the policy allows, doctor’s fee and theatre charge may be reduced in the same proportion.',
        },
        {
          name: 'Co-payment and deductible',
          text: 'A share of every bill, or the first part of it, stays with you. Work it out in rupees before a planned operation.',
        },
        {
          name: 'Limit for one illness',
          text: 'Cataract, joint replacement or childbirth may have a ceiling of their own below the sum insured.',
        },
      ],
    },
    CGHS: {
      name: 'CGHS, a scheme of the central government',
      hindi: 'CGHS, केंद्र सरकार की योजना',
      group: 'CGHS',
      inPageName: 'CGHS',
      who: 'Serving and retired central government employees, some other groups, and their dependants',
      start: 'At the wellness centre, or with a specialist of a government hospital',
      room: 'The ward that follows from pay or pension',
      share: 'What exceeds the CGHS rate or an implant’s ceiling, or a higher ward',
      known: 'Covered from the first day',
      difference: [
        {
          name: 'Who belongs to it',
          text: 'Membership follows from service or pension, not from a purchase. Each dependant has a card; age and income of dependants have limits. Your wellness centre or department tells you what applies.',
        },
        {
          name: 'Empanelled hospitals',
          text: 'CGHS empanels private hospitals city by city and often for some departments only, for a limited time. A hospital may leave the panel. Look at the official list of your city on the day you plan, and ask the hospital for its current letter.',
        },
        {
          name: 'Rates instead of estimates',
          text: 'The scheme pays a fixed rate for each procedure. An empanelled hospital agrees to it; elsewhere, as in an emergency, the difference can stay with you.',
        },
        {
          name: 'Cashless or paid back',
          text: 'Pensioners are as a rule treated without cash. Serving employees often pay first and claim from their department, unless it gave permission for credit.',
        },
      ],
    },
    Ayushman: {
      name: 'Ayushman Bharat, a scheme of the Centre and the states',
      hindi: 'आयुष्मान भारत योजना',
      group: 'Ayushman Bharat',
      inPageName: 'Ayushman',
      who: 'Families on the lists of the Centre or their state, and people of 70 and more',
      start: 'At the scheme’s help desk of a listed hospital',
      room: 'The general ward, as a rule',
      share: 'Nothing for what the approved package includes',
      known: 'Covered from the first day',
      difference: [
        {
          name: 'Who belongs to it',
          text: 'You cannot buy it. Families are listed by the Centre or their state; people of 70 and more can apply by age. Whether your family is on the list, only the official site, a service centre or a help desk can say.',
        },
        {
          name: 'Listed hospitals',
          text: 'Public hospitals and private ones that the state has accepted, often for some departments only. States add, suspend and remove hospitals: check the official list and ask the desk before you travel.',
        },
        {
          name: 'Packages',
          text: 'Each treatment has a package with a fixed price. An operation that is not on the list, or is reserved for public hospitals in your state, is not paid for in a private one.',
        },
        {
          name: 'State schemes',
          text: 'Many states run it together with a scheme of their own, under another name and with other limits. The card’s state decides.',
        },
      ],
    },
    scheme: {
      name: 'Public scheme',
      hindi: 'सरकारी योजना',
      group: 'Other public schemes',
      inPageName: 'scheme',
      who: 'Those whom its rules name, and their dependants',
      start: 'At the scheme’s own polyclinic or dispensary, which refers you',
      room: 'The ward that its rules allow',
      share: 'Extra comforts, a higher ward, what was not referred',
      known: 'Covered, within the rules',
      difference: [
        {
          name: 'Who belongs to it',
          text: 'Membership follows from service or employment and is proved by a card for each person. If your job or your wages change, ask what that means before you plan treatment.',
        },
        {
          name: 'Referral first',
          text: 'Planned treatment in a private hospital needs a referral from the scheme’s own doctors, with few exceptions. It names the department and is valid for a limited time.',
        },
        {
          name: 'Empanelled or tie-up hospitals',
          text: 'Agreements are made for an area, for certain departments and for a time. A hospital in this list may not be open to your polyclinic or dispensary: ask there which ones are.',
        },
        {
          name: 'Rates',
          text: 'The scheme pays agreed rates. Comforts beyond them are yours to pay, and should be agreed in writing before.',
        },
      ],
    },
  },
  faqs: {
    how: {
      question: 'How many hospitals accept {name}, and where?',
      none: 'None of the hospitals on this site names it yet.',
      one: 'On this site {count} hospital, in {places}. The insurer’s or scheme’s own list decides.',
      many: 'On this site {count} hospitals: {places}. The insurer’s or scheme’s own list decides.',
    },
    order: { question: 'How is the list of hospitals sorted?' },
  },
  place: '{city} ({count})',
  hospitalCount: { one: '{name} ({count} hospital)', many: '{name} ({count} hospitals)' },
  further: {
    hospitals: 'All hospitals',
    loan: 'Paying in instalments: medical loan',
    treatments: 'Treatments with their costs',
  },
} as const
