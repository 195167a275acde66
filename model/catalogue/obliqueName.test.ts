import conditions from '@/content/catalogue/demo/conditions.json'
import departments from '@/content/catalogue/demo/departments.json'
import treatments from '@/content/catalogue/demo/treatments.json'
import { obliqueHindi, obliqueName } from './obliqueName'

test.each([
  ['बवासीर का उपचार', 'बवासीर के उपचार'],
  ['टॉन्सिल का ऑपरेशन', 'टॉन्सिल के ऑपरेशन'],
  ['खतना', 'खतने'],
  ['आँत के पॉलिप निकालना', 'आँत के पॉलिप निकालने'],
  ['पित्त की नली से पथरी निकालना (ERCP)', 'पित्त की नली से पथरी निकालने (ERCP)'],
  ['लिवर का अचानक काम बंद करना', 'लिवर के अचानक काम बंद करने'],
  ['आँख का परदा उखड़ना', 'आँख का परदा उखड़ने'],
  ['पेशाब का रास्ता सिकुड़ने की सर्जरी', 'पेशाब का रास्ता सिकुड़ने की सर्जरी'],
  ['बढ़ा हुआ प्रोस्टेट', 'बढ़े हुए प्रोस्टेट'],
  ['काला मोतिया', 'काले मोतिया'],
  ['मोटापा', 'मोटापे'],
  ['दमा (अस्थमा)', 'दमे (अस्थमा)'],
  ['गुदा का फोड़ा', 'गुदा के फोड़े'],
  ['योनि का ढीलापन', 'योनि के ढीलेपन'],
  ['पैर की फूली नसें (वैरिकोज़ वेन्स)', 'पैर की फूली नसों (वैरिकोज़ वेन्स)'],
  ['मोतियाबिंद की सर्जरी', 'मोतियाबिंद की सर्जरी'],
  ['दिल के रोग', 'दिल के रोगों'],
  ['दिल के वाल्व का रोग', 'दिल के वाल्व के रोग'],
  ['बवासीर और गुदा रोग', 'बवासीर और गुदा रोगों'],
  ['हड्डी और जोड़', 'हड्डी और जोड़ों'],
  ['दिमाग और नसें', 'दिमाग और नसों'],
  ['फेफड़े और साँस', 'फेफड़ों और साँस'],
  ['आँखें', 'आँखों'],
  ['गुर्दे', 'गुर्दों'],
])('%s के: %s', (name, oblique) => {
  expect(obliqueHindi(name)).toBe(oblique)
})

test('no name of the catalogue has a direct form left that clashes with the word after it', () => {
  const names = [...treatments, ...conditions, ...departments].map(({ hindi }) => obliqueHindi(hindi))
  expect(names.filter((name) => /(ना|ापा|ड़ा|नसें|आँखें| का (उपचार|ऑपरेशन|रोग))( \(|$)/.test(name))).toEqual([])
})

test('an English name is unchanged', () => {
  expect(obliqueName('Piles Treatment', 'en')).toBe('Piles Treatment')
  expect(obliqueName('बवासीर का उपचार', 'hi')).toBe('बवासीर के उपचार')
})
