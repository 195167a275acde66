import type { Language } from '@/model/page/language'

type Step = { readonly name: string; readonly text: string }
type Steps = Readonly<Record<'private' | 'public', readonly Step[]>>

/** What happens at the hospital, step by step, with a private policy and with a public scheme. */
export const insurerStepsCopy: Readonly<Record<Language, Steps>> = {
  en: {
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
  hi: {
    private: [
      {
        name: 'बीमा डेस्क पर',
        text: 'आप कार्ड, पहचान और डॉक्टर की सलाह देते हैं और मंज़ूरी के फ़ॉर्म पर दस्तखत करते हैं। जो भेजा जा रहा है उसकी प्रति माँगें।',
      },
      {
        name: 'अनुरोध',
        text: 'अस्पताल बीमारी, होने वाला इलाज और अनुमानित खर्च बीमा कंपनी या उसके प्रशासक (TPA) को भेजता है।',
      },
      {
        name: 'पहला जवाब',
        text: 'कंपनी एक राशि मंज़ूर करती है, और कागज़ माँगती है या मना करती है। नियामक चाहता है कि पूरे अनुरोध का जवाब एक घंटे में मिले; देर अक्सर किसी रिपोर्ट के न होने से होती है।',
      },
      {
        name: 'भर्ती के दौरान',
        text: 'बिल मंज़ूर राशि से बढ़ने लगे तो डेस्क और राशि माँगता है। हर दूसरे दिन पूछें कि कितना मंज़ूर है और कितना खर्च हो चुका है।',
      },
      {
        name: 'छुट्टी के दिन',
        text: 'अस्पताल अंतिम बिल भेजता है; नियामक चाहता है कि जवाब तीन घंटे में मिले। जो छूटा है वह आप देते हैं, और उसकी हर पंक्ति के बारे में पूछ सकते हैं।',
      },
      {
        name: 'कैशलेस से मना हो जाए तो',
        text: 'इसका मतलब यह नहीं कि दावा नामंज़ूर है। आप पैसे देकर, हर मूल कागज़ रखकर बाद में पैसे माँग सकते हैं, और कंपनी के शिकायत अधिकारी और फिर बीमा लोकपाल से शिकायत कर सकते हैं।',
      },
    ],
    public: [
      {
        name: 'योजना के डेस्क पर',
        text: 'बिल के काउंटर से पहले यहाँ जाएँ। यहाँ कार्ड और पहचान देखी जाती है, और यह कि अस्पताल आपके विभाग के लिए सूची में है या नहीं।',
      },
      {
        name: 'पैकेज',
        text: 'अस्पताल इलाज का पैकेज या दर चुनता है और योजना से मंज़ूरी माँगता है। पूछें कि कौन-सा चुना गया और उसमें क्या-क्या है।',
      },
      {
        name: 'भर्ती के दौरान',
        text: 'जो पैकेज या दर में है, उसके पैसे आपसे नहीं लिए जाने चाहिए। कोई माँगे तो कारण लिखित में लें और पहले डेस्क से बात करें।',
      },
      {
        name: 'छुट्टी के दिन',
        text: 'आप दस्तखत करते हैं कि इलाज हुआ, और छुट्टी का कागज़ लेते हैं। उसे सँभालकर रखें: आगे की जाँच और अगला रेफ़रल उसी से शुरू होता है।',
      },
      {
        name: 'कुछ गड़बड़ हो तो',
        text: 'पहले डेस्क से शिकायत करें, फिर बिल और कागज़ों के साथ योजना की हेल्पलाइन या दफ़्तर से। सलाहकार बता सकते हैं कि किससे बात करनी है, फ़ैसला नहीं कर सकते।',
      },
    ],
  },
}
