import type { Brand } from '@/model/catalogue/brand'
import type { Policy, PolicyByLanguage } from './policy'

const en = (brand: Brand): Policy => ({
  title: 'Refund policy',
  description: 'This site takes no money. Who refunds what when you paid a hospital, a lender or an insurer.',
  lead: 'This site takes no payments, so there is nothing for it to refund. This page says who does when you have paid elsewhere.',
  version: '2026-11',
  sections: [
    {
      id: 'free',
      title: 'What is free here',
      paragraphs: [
        'Reading the pages, sending an enquiry, talking to a care expert and having an appointment arranged cost you nothing. If anyone asks you for money in our name, do not pay and tell us.',
      ],
      links: [{ href: '/contact-us', name: 'Tell us' }],
    },
    {
      id: 'hospital',
      title: 'Money you paid a doctor or hospital',
      paragraphs: [
        'Consultation fees, deposits and bills are paid to the doctor or hospital, and they refund them under their own rules. Ask for the rules in writing before you pay a deposit: when it is returned in full, when a part is kept, and how long it takes.',
        'If an appointment that we arranged did not take place and a fee was charged for it, tell us. We ask the hospital for you; the decision is theirs.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance and schemes',
      paragraphs: [
        'When you paid and claim afterwards (reimbursement), the insurer pays you under your policy. When a hospital charged you although a cashless approval covered it, ask the hospital’s insurance desk first, then the insurer’s grievance officer.',
      ],
    },
    {
      id: 'loan',
      title: 'Loans',
      paragraphs: [
        'If treatment is called off after a loan was paid out, the hospital returns the money to the lender or to you; interest until then is settled under your loan agreement.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      paragraphs: [`Write to ${brand.email} or call us. We answer within two working days.`],
    },
  ],
})

const hi = (brand: Brand): Policy => ({
  title: 'धन वापसी नीति',
  description: 'यह साइट कोई पैसा नहीं लेती। अस्पताल, ऋणदाता या बीमा को दिए पैसे कौन लौटाता है।',
  lead: 'यह साइट कोई भुगतान नहीं लेती, इसलिए लौटाने को कुछ नहीं होता। आपने कहीं और भुगतान किया हो तो कौन लौटाता है, यह पेज बताता है।',
  version: '2026-11',
  sections: [
    {
      id: 'free',
      title: 'यहाँ क्या निःशुल्क है',
      paragraphs: [
        'पेज पढ़ना, पूछताछ भेजना, सलाहकार से बात करना और अपॉइंटमेंट तय कराना: इन सबका कोई शुल्क नहीं है। कोई हमारे नाम से पैसे माँगे तो न दें और हमें बताएँ।',
      ],
      links: [{ href: '/contact-us', name: 'हमें बताएँ' }],
    },
    {
      id: 'hospital',
      title: 'डॉक्टर या अस्पताल को दिया पैसा',
      paragraphs: [
        'परामर्श शुल्क, अग्रिम और बिल डॉक्टर या अस्पताल को दिए जाते हैं, और वही अपने नियमों के अनुसार लौटाते हैं। अग्रिम देने से पहले नियम लिखित में माँगें: पूरा कब लौटता है, कितना कब काटा जाता है, और कितना समय लगता है।',
        'हमारा तय कराया अपॉइंटमेंट न हुआ हो और उसका शुल्क लिया गया हो तो हमें बताएँ। हम आपकी ओर से अस्पताल से पूछते हैं; निर्णय उनका होता है।',
      ],
    },
    {
      id: 'insurance',
      title: 'बीमा और योजनाएँ',
      paragraphs: [
        'आपने पहले भुगतान करके बाद में दावा किया हो तो बीमा कंपनी पॉलिसी के अनुसार आपको देती है। कैशलेस मंज़ूरी के बावजूद अस्पताल ने पैसे लिए हों तो पहले अस्पताल के बीमा डेस्क से, फिर बीमा कंपनी के शिकायत अधिकारी से बात करें।',
      ],
    },
    {
      id: 'loan',
      title: 'ऋण',
      paragraphs: [
        'ऋण मिलने के बाद इलाज टल जाए तो अस्पताल पैसा ऋणदाता को या आपको लौटाता है; तब तक का ब्याज आपके ऋण समझौते के अनुसार तय होता है।',
      ],
    },
    {
      id: 'questions',
      title: 'प्रश्न',
      paragraphs: [`${brand.email} पर लिखें या फ़ोन करें। हम दो कार्यदिवस में उत्तर देते हैं।`],
    },
  ],
})

export const refundPolicy: PolicyByLanguage = { en, hi }
