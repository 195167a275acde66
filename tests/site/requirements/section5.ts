import { decided, part, proven } from './requirement'

const RULES = 'model/lead/formFields.ts, content/copy/formFields.ts'
const EMPTY = 'model/lead/validation.test.ts › %s says %s'
const WORDS =
  'components/forms/LeadForm/formFields.test.tsx › field errors are those of the specification, letter by letter'
const MOBILE = 'model/lead/mobile.ts'
const MOBILE_TEST = 'model/lead/mobile.test.ts › '
const ALTERNATE =
  'content/copy/copy.test.ts › the alternate messages are those of the specification, letter by letter'
const CALCULATOR_WORDS =
  'content/copy/calculators.test.ts › height, weight and age are refused in the words of the specification'
const OTP_WORDS = 'content/copy/otpLogin.test.ts › are the specification’s, letter by letter'
const BOXES = 'model/account/otpBoxes.ts'
const BOXES_TEST = 'components/account/OtpLogin/OtpBoxes.dom.test.tsx › '
const PLACE_WORDS = 'content/copy/location.test.ts › what the specification words stands word for word'
const LABEL = 'model/lead/treatmentLabel.ts'
const LABEL_TEST = 'model/lead/treatmentLabel.test.ts › %j is %j'

/** Section 5: validation rules. */
export const VALIDATION = [
  ...part(
    '5 Lead form',
    proven(RULES, EMPTY, 'Name: required …'),
    proven(
      'model/lead/leadForm.ts',
      'model/lead/leadRules.test.ts › follow what the page changed on its form',
      '… unless hidden or not required',
    ),
    proven(RULES, WORDS, 'Name: `Please Enter Name`'),
    proven(RULES, EMPTY, 'Mobile: required; …'),
    proven(
      MOBILE,
      `${MOBILE_TEST}in India, with +91, 91 or no code, is 10 digits of which the first is 6 to 9`,
      '… +91 or no code: exactly 10 digits …',
      '… starting 6-9',
    ),
    proven(RULES, WORDS, 'Mobile: `Please Only Enter a Valid Mobile Number`'),
    proven(
      'model/lead/formFields.ts',
      'model/lead/validation.test.ts › %s is no email, also where the field may be empty',
      'Email (if enabled): standard email pattern',
    ),
    proven(RULES, WORDS, 'Email: `Please Enter valid Email ID`'),
    proven(RULES, EMPTY, 'City: required'),
    proven(RULES, WORDS, 'City: `Please select valid city`'),
    proven(
      'model/lead/validation.ts',
      'model/lead/validation.test.ts › treatment or condition answers for both, and with neither the treatment says so',
      'Treatment or condition: required',
    ),
    proven(RULES, WORDS, 'Treatment or condition: `Please Select a Treatment`'),
    proven(RULES, EMPTY, 'Speciality: required'),
    proven(RULES, WORDS, 'Speciality: `Please Select a Speciality`'),
    proven(
      'model/lead/leadForm.ts',
      'model/lead/leadForm.test.ts › of a hospital page have the hospital where a list is present',
      'Hospital: required if a hospitals list is present and none chosen',
    ),
    proven(RULES, WORDS, 'Hospital: `Please Select a Hospital`'),
    proven(
      'model/lead/leadForm.ts',
      'model/lead/leadForm.test.ts › are required, except the query, which only variant 5 requires',
      'Query: only if configured',
    ),
    proven(RULES, WORDS, 'Query: `Please enter your query`'),
    proven(RULES, EMPTY, 'Insurance type: required'),
    proven(RULES, WORDS, 'Insurance type: `Please Select an Insurance Type`'),
    proven(RULES, EMPTY, 'Prior consultation: required'),
    proven(RULES, WORDS, 'Prior consultation: `Please select any one`'),
    proven(RULES, EMPTY, 'Similar consultation: required'),
    proven(RULES, WORDS, 'Similar consultation: `Please select any one`'),
    proven(
      'model/lead/validation.ts',
      'model/lead/validation.test.ts › the preferred city is asked for only after yes to the similar consultation',
      'Preferred city: required unless the similar-consultation answer is not yes',
    ),
    proven(
      RULES,
      WORDS,
      'Preferred city: `Please select preferred city`',
      'Locality: `Please select your locality`',
      'Insurance: `Please select do you have an insurance.`',
      'Callback: `Please Select when do you want to have a call.`',
      'IsConsultwithDoctor: `Please Select have you consulted to the doctor before.`',
    ),
    decided(
      'The quick survey asks these of a lead that is already made: none has to be answered there',
      proven(
        'model/lead/leadForm.ts',
        'model/lead/leadForm.test.ts › of the quick survey need no answer',
        'Locality, insurance, callback, IsConsultwithDoctor: no rule is shown.',
      ),
    ),
    proven(
      'model/lead/leadForm.ts',
      'model/lead/leadForm.test.ts › make the insurance type optional',
      'Insurance field is required by default; …',
    ),
    proven(
      'model/lead/leadForm.ts',
      'model/lead/leadForm.test.ts › hide the name',
      '… the name field can be hidden.',
    ),
    proven(
      'components/ui/RadioGroup.tsx',
      'components/forms/LeadForm/formOptions.test.tsx › a radio group has title, options, error, name, default, required and style',
      'A radio group can be required …',
      '… and shows its error below it.',
    ),
    proven(
      RULES,
      'components/forms/LeadForm/formFields.test.tsx › the choices read as specified',
      'Consultation radio options are `Yes`/`No`.',
      'Insurance type options: `Govt.(Ayushman,CGHS,ECHS etc.)` …',
    ),
    decided(
      'A third answer stands beside them, ‘No insurance / not sure’: nobody has to lie to book',
      proven(
        RULES,
        'components/forms/LeadForm/formFields.test.tsx › the choices read as specified',
        '… and `Private Insurance`.',
      ),
    ),
    proven(MOBILE, `${MOBILE_TEST}strips a leading 0`, 'Mobile input: a leading 0 is stripped; …'),
    proven(
      MOBILE,
      `${MOBILE_TEST}is split by the shipped list: %s is %s and %s`,
      '… a pasted number starting with + is split into dial code and number using the country list; …',
    ),
    proven(
      MOBILE,
      `${MOBILE_TEST}blocks e + - . and no digit`,
      '… non-digit keys (`e`, `+`, `-`, `.`) are blocked; …',
    ),
    proven(
      MOBILE,
      `${MOBILE_TEST}drops digits beyond what the country allows`,
      '… further digits are blocked at length 10 for India …',
      '… or 20 for other codes …',
    ),
    decided(
      'On every device: the login takes Indian numbers only (docs/decisions/0026)',
      proven(
        'model/account/otpLogin.ts',
        'components/account/OtpLogin/OtpLogin.dom.test.tsx › takes no e + - . and no letters by key, no leading 0, no eleventh digit',
        '… (on small devices the header login blocks beyond 10).',
      ),
    ),
    proven(
      'content/copy/leadForm.ts',
      'components/forms/LeadForm/LeadForm.dom.test.tsx › come with the terms, the privacy notice and an unticked consent',
      'Terms note: by proceeding the user agrees to the `Terms and Conditions`.',
    ),
  ),
  ...part(
    '5 Alternate messages',
    decided(
      'No form of the site asks for a gender',
      proven('content/copy/leadForm.ts', ALTERNATE, 'gender: `Select Gender`'),
    ),
    proven(
      'content/copy/leadForm.ts',
      CALCULATOR_WORDS,
      'age: `Enter valid age`',
      'height: `Enter valid height`',
      'weight: `Enter valid weight`',
    ),
    proven(
      'content/copy/leadForm.ts',
      ALTERNATE,
      'treatment: `Select atleast one`',
      'name: `Please enter name`',
      'mobile: `Please enter valid mobile number`',
      'email: `Please enter valid email`',
      'city: `Please select city`',
      'specializations: `Please select specializations`',
      'query: `Please enter query`',
    ),
    decided(
      'The forms of partners and applicants, whose enquiries are no patient’s',
      proven(
        'model/lead/leadTypes.ts, content/copy/leadForm.ts',
        'content/copy/copy.test.ts › the form of %s has the alternate messages',
        'Which other forms have them is not shown.',
      ),
    ),
  ),
  ...part(
    '5 Header login and profile',
    proven(
      'model/account/otpLogin.ts',
      'machines/otpLogin/otpLogin.test.ts › %j is not sent',
      'Mobile: exactly 10 digits, …',
      '… first digit 6-9; …',
    ),
    proven(
      'content/copy/otpLogin.ts',
      OTP_WORDS,
      '… `Please enter valid mobile number`.',
      'OTP: `Please enter valid OTP`',
    ),
    proven(BOXES, 'model/account/otpBoxes.test.ts › is whole with six digits', 'OTP: 6 digits'),
    proven(
      BOXES,
      'model/account/otpBoxes.test.ts › holds six boxes with at most one digit each, whatever is typed, pasted and erased',
      'OTP input is six single-digit boxes, …',
    ),
    proven(BOXES, `${BOXES_TEST}take a paste into any box when it is numeric`, '… numeric paste only, …'),
    proven(
      BOXES,
      `${BOXES_TEST}a digit moves on, backspace moves back, arrows, Home and End go from box to box`,
      '… auto-advance …',
      '… and backspace moves back.',
    ),
    proven(
      'model/account/profile.ts',
      'model/account/profile.test.ts › name “%s” and e-mail address “%s”: wrong are %j',
      'Edit profile name required',
      'Email required and standard pattern',
    ),
    proven(
      'content/copy/editProfile.ts',
      PLACE_WORDS,
      'Edit profile name: `Please enter your name`',
      'Edit profile email: `Please enter your email`',
    ),
    proven(
      'model/account/location.ts',
      'model/account/location.test.ts › asks for a name: %s, has a token: %s, name “%s”, city %j',
      'Location: city required',
      'Location: name required only when the name field is shown …',
      '… and the user has a token',
    ),
    proven(
      'content/copy/location.ts',
      PLACE_WORDS,
      'Location city: `Please select your city`',
      'Location name: `Please enter your name`',
    ),
    proven(
      'machines/search/search.machine.ts, model/search/search.ts',
      'machines/search/search.test.ts › asks from three characters on, counted after blanks are collapsed',
      'Search fires only with `3` or more characters; …',
      '… repeated whitespace is collapsed.',
    ),
  ),
  ...part(
    '5 Treatment display labels',
    proven(
      LABEL,
      LABEL_TEST,
      'A name containing `TIGHTENING` shows as `Laser V Tightening`; …',
      '… `LIVER TRANSPLANT` as `Liver Transplant Surgery`; …',
      '… `KNEE REPLACEMENT` stays; …',
      '… `Piles Treatment` stays; …',
    ),
    decided(
      'A treatment’s own displayName wins; the shipped ones have one, so that no patient reads of a transport',
      proven(
        LABEL,
        'content/options/treatmentChoices.test.ts › no list of forms, no answer of the calls and no search result says Transport',
        '… any name containing kidney (case-insensitive) shows as `Kidney Stones Transport`.',
      ),
    ),
  ),
]
