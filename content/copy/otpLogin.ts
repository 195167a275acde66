import type { Language } from '@/model/page/language'
import type { OtpLoginProblem } from '@/model/account/otpLogin'

/** The login. Labels and messages in English are the specification's, word for word (sections 4, 5, 8). */
const en = {
  mobile: 'Mobile Number',
  intro: 'We send a code to your mobile number. New here? The same steps sign you up.',
  /** By the button of a state (machines/otpLogin/otpLogin.labels.ts). */
  buttons: {
    verifyMobile: 'Verify Mobile Number',
    verifyingMobile: 'Verify...',
    verifyOtp: 'Verify OTP',
    verifyingOtp: 'Verifying OTP...',
    login: 'Login',
    loggingIn: 'Logging you in...',
  },
  /** {mobile} */
  sentTo: 'We have sent a 6-digit OTP to {mobile}.',
  editNumber: 'Edit number',
  otp: 'Enter OTP',
  /** {place}, {count} */
  digit: 'Digit {place} of {count}',
  /** {seconds} */
  resendIn: 'Resend OTP in {seconds} secs',
  notReceived: "Haven't received OTP yet?",
  resend: 'Resend OTP',
  resent: 'OTP has been resent successfully!',
  /** Screen reader texts at the countdown's begin, {seconds}, and end. */
  countdownBegins: 'You can ask for another OTP in {seconds} seconds.',
  countdownEnds: 'You can ask for another OTP now.',
  /** {mobile} */
  proven: 'Your number {mobile} is verified.',
  /** The modal's title while the name is demanded. */
  personalDetails: 'Personal Details',
  name: 'Name',
  success: 'Login Successful',
  terms: {
    before: 'By proceeding, you agree to our ',
    link: 'Terms and Conditions',
    after: '.',
    href: '/terms-conditions',
  },
  privacy: {
    before: 'How we use your number: see our ',
    link: 'privacy notice',
    after: '.',
    href: '/privacy',
  },
  /** The age confirmation at login (docs/decisions/0047). */
  adult:
    'By logging in you say that you are 18 or older. For a child, a parent or guardian logs in with their own number.',
  problems: {
    mobileInvalid: 'Please enter valid mobile number',
    otpInvalid: 'Please enter valid OTP',
    nameMissing: 'Please enter your name',
    unanswered: 'Somthing went wrong',
    loginException: 'Somthing went wrong here',
  },
  /** Where the server refuses without a word. */
  refused: 'Somthing went wrong',
  /** The server's refusals; in English its own words. */
  refusals: {
    wrong: 'Incorrect OTP',
    expired: 'OTP has expired',
    spent: 'Too many attempts. Please request a new OTP',
    tooMany: 'Too many requests. Please try again later',
    busy: 'Many codes are being asked for right now. Please try again later, or call us',
    mobileInvalid: 'Please enter valid mobile number',
    otpInvalid: 'Please enter valid OTP',
  },
}

export type OtpLoginCopy = typeof en

export const otpLoginCopy: Readonly<Record<Language, OtpLoginCopy>> = {
  en,
  hi: {
    mobile: 'मोबाइल नंबर',
    intro: 'हम आपके मोबाइल नंबर पर एक कोड भेजेंगे। नए हैं? इन्हीं चरणों से आपका खाता बन जाएगा।',
    buttons: {
      verifyMobile: 'मोबाइल नंबर की पुष्टि करें',
      verifyingMobile: 'पुष्टि हो रही है...',
      verifyOtp: 'OTP की पुष्टि करें',
      verifyingOtp: 'OTP की पुष्टि हो रही है...',
      login: 'लॉगिन',
      loggingIn: 'लॉगिन हो रहा है...',
    },
    sentTo: 'हमने {mobile} पर 6 अंकों का OTP भेजा है।',
    editNumber: 'नंबर बदलें',
    otp: 'OTP दर्ज करें',
    digit: '{count} में से अंक {place}',
    resendIn: '{seconds} सेकंड में OTP फिर भेजें',
    notReceived: 'अभी तक OTP नहीं मिला?',
    resend: 'OTP फिर भेजें',
    resent: 'OTP फिर से भेज दिया गया है!',
    countdownBegins: 'आप {seconds} सेकंड बाद दूसरा OTP मँगा सकते हैं।',
    countdownEnds: 'अब आप दूसरा OTP मँगा सकते हैं।',
    proven: 'आपके नंबर {mobile} की पुष्टि हो गई है।',
    personalDetails: 'व्यक्तिगत विवरण',
    name: 'नाम',
    success: 'लॉगिन सफल रहा',
    terms: {
      before: 'आगे बढ़कर आप हमारे ',
      link: 'नियम और शर्तें',
      after: ' स्वीकार करते हैं।',
      href: '/hi/terms-conditions',
    },
    privacy: {
      before: 'हम आपके नंबर का उपयोग कैसे करते हैं: देखें हमारी ',
      link: 'गोपनीयता सूचना',
      after: '।',
      href: '/hi/privacy',
    },
    adult:
      'लॉगिन करके आप बताते हैं कि आपकी उम्र 18 वर्ष या अधिक है। बच्चे के लिए माता-पिता या संरक्षक अपने नंबर से लॉगिन करें।',
    problems: {
      mobileInvalid: 'कृपया मान्य मोबाइल नंबर दर्ज करें',
      otpInvalid: 'कृपया मान्य OTP दर्ज करें',
      nameMissing: 'कृपया अपना नाम दर्ज करें',
      unanswered: 'कुछ गलत हो गया',
      loginException: 'यहाँ कुछ गलत हो गया',
    },
    refused: 'कुछ गलत हो गया',
    refusals: {
      wrong: 'OTP गलत है',
      expired: 'OTP की अवधि समाप्त हो गई है',
      spent: 'बहुत बार कोशिश हुई। कृपया नया OTP मँगाएँ',
      tooMany: 'बहुत अधिक अनुरोध हुए। कृपया बाद में फिर कोशिश करें',
      busy: 'अभी बहुत सारे कोड मँगाए जा रहे हैं। कृपया बाद में फिर कोशिश करें या हमें कॉल करें',
      mobileInvalid: 'कृपया मान्य मोबाइल नंबर दर्ज करें',
      otpInvalid: 'कृपया मान्य OTP दर्ज करें',
    },
  },
}

/** Message of a problem: the server's, else that of section 8. */
export function problemInWords(problem: OtpLoginProblem, copy: OtpLoginCopy): string {
  if (problem.kind !== 'refused') return copy.problems[problem.kind]
  return problem.code ? copy.refusals[problem.code] : problem.message || copy.refused
}
