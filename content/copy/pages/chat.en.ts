import type { ChatCopy } from './chat'

/** The chat pages' words in English. */
export const chatEn: ChatCopy = {
  guided: {
    head: {
      title: 'Chat: five questions to a call back',
      description:
        'Tell us in five short questions which treatment you are thinking about, where and when to call. A care expert calls you back, free of charge.',
    },
    title: 'Tell us what you need',
    lead: 'Five short questions. Then a care expert calls you back, free of charge.',
    questions: {
      treatment: 'Which treatment is it about?',
      city: 'In which city?',
      when: 'When would you like your callback?',
      name: 'What is your name?',
      mobile: 'What is your mobile number?',
    },
    conversation: 'Questions and your answers',
    progress: 'Question {number} of {total}',
    next: 'Continue',
    back: 'Back',
    answered: 'Your answer:',
    change: 'Change',
    reviewTitle: 'Is everything right?',
    reviewLead: 'Change an answer, or send your enquiry as it is.',
    submit: 'Send my enquiry',
    sentTitle: 'Your enquiry is with us.',
    sentLink: 'See what happens next',
    askLink: 'Ask a question',
  },
  ask: {
    head: {
      title: 'Ask about a treatment, a condition or a test',
      description:
        'Type a question and read what this site’s pages say about it, each answer with its source. Information, not a diagnosis.',
    },
    title: 'Ask a question',
    lead: 'About a treatment, a condition, a test or a cost. The answers come from this site’s own pages, each with its source.',
    label: 'Your question',
    hint: 'At most {limit} characters, in English or Hindi. Please leave out names and numbers. Questions are not stored.',
    outside:
      'To write a short answer, the words of your question are sent to an outside service. Nothing else about you is sent.',
    submit: 'Find answers',
    examplesTitle: 'For example',
    examples: [
      'How long is recovery after piles surgery?',
      'What are the symptoms of gallstones?',
      'What does knee replacement cost in Mumbai?',
    ],
    answersTitle: 'What our pages say',
    asked: 'You asked: {question}',
    cut: 'Only the first {limit} characters of your question were read.',
    disclaimer:
      'This is general information from our pages. It is not a diagnosis and does not replace a doctor who examines you.',
    shortTitle: 'In short',
    shortNote:
      'A language model wrote this from the passages below; the numbers in brackets name them. It can be wrong: please check the sources.',
    source: 'Source: {title}',
    inEnglish: 'This page is in English.',
    sections: {
      overview: 'What it is',
      emergencySigns: 'When to get help at once',
      symptoms: 'Symptoms',
      causes: 'Causes',
      riskFactors: 'Who is more at risk',
      whenToSeeDoctor: 'When to see a doctor',
      diagnosis: 'How it is diagnosed',
      selfCare: 'What you can do yourself',
      whatItIs: 'What it is',
      whoNeedsIt: 'Who may need it',
      whyItIsDone: 'Why it is done',
      preparation: 'Preparation',
      howItIsDone: 'How it is done',
      results: 'What results mean',
      ifDelayed: 'If treatment is delayed',
      risks: 'Risks',
      recovery: 'Recovery',
      alternatives: 'Alternatives',
      cost: 'Cost',
      insurance: 'Insurance',
    },
    costSentence:
      '{name} costs from {minimum} to {maximum}, on average {average}, depending on the city and the hospital. These figures are illustrative, not quotations.',
    costInCity:
      '{name} in {city} costs from {minimum} to {maximum}, on average {average}. These figures are illustrative, not quotations.',
    pagesTitle: 'Pages that may help',
    none: 'Our pages say nothing about that. Try the name of a condition, a treatment or a test, or ask a care expert below.',
    tooMany: 'Too many questions in a short time. Please try again in a minute.',
    emergency: {
      title: 'This may be an emergency: call 112 now',
      body: 'Do not wait for an answer here. 112 is the emergency number all over India; 108 sends an ambulance in most states.',
      call: 'Call 112',
      ambulance: 'Call 108',
    },
    crisis: {
      title: 'If a life is in danger, call 112 now',
      body: 'You do not have to go through this alone. Tele MANAS, the national mental health helpline, listens day and night, free of charge, on 14416.',
      call: 'Call 112',
      helpline: 'Call 14416',
    },
    formTitle: 'Ask a care expert',
    formLead: 'Leave your details and a care expert calls you back. The first call costs nothing.',
    guidedLink: 'Get a call back',
  },
}
