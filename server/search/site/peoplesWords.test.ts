import { urgencyOf } from './peoplesWords'

describe('a question that speaks of danger', () => {
  test.each([
    'My father has chest pain',
    'pain in the left chest since morning',
    'He is unconscious what to do',
    'She fainted and is not waking up',
    'I can’t breathe',
    "I can't breathe properly",
    'difficulty in breathing after surgery',
    'heavy bleeding after piles operation',
    'bleeding will not stop',
    'bleeding won’t stop',
    'vomiting blood',
    'face drooping on one side',
    'Is this a stroke?',
    'child swallowed poison',
    'snake bite',
    'सीने में दर्द हो रहा है',
    'छाती में बहुत दर्द',
    'पिताजी बेहोश हो गए',
    'साँस लेने में तकलीफ़',
    'खून नहीं रुक रहा',
    'बहुत ज़्यादा खून बह रहा है',
    'लकवा मार गया',
    'ज़हर खा लिया',
    'seene me dard ho raha hai',
    'chhati mein tez dard',
    'papa behosh ho gaye',
    'khoon nahi ruk raha',
    'saans nahi aa rahi',
  ])('%s: emergency', (question) => expect(urgencyOf(question)).toBe('emergency'))

  test.each([
    'I want to kill myself',
    'thinking about suicide',
    'I don’t want to live any more',
    'I want to die',
    'आत्महत्या',
    'मैं मरना चाहता हूँ',
    'ख़ुदकुशी के विचार',
    'जीने का मन नहीं करता',
    'mujhe marna chahta hu',
    'atmahatya',
    'khudkushi',
    'chest pain and I want to end my life',
  ])('%s: crisis', (question) => expect(urgencyOf(question)).toBe('crisis'))

  test.each([
    'How long is recovery after piles surgery?',
    'What are the symptoms of gallstones?',
    'What does knee replacement cost in Mumbai?',
    'Is laser circumcision painful?',
    'बवासीर के ऑपरेशन के बाद ठीक होने में कितना समय लगता है?',
    'पित्त की पथरी के लक्षण क्या हैं?',
    'hernia operation ka kharcha kitna hai',
    'Does insurance pay for cataract?',
    '',
  ])('%s: none', (question) => expect(urgencyOf(question)).toBeNull())
})
