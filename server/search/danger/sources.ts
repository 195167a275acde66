import 'server-only'

/* Sources of the danger signs: Indian ones where available. */

export const MANAS = 'MoHFW, Tele MANAS 14416: https://telemanas.mohfw.gov.in'
export const ERSS = 'Ministry of Home Affairs, ERSS 112: https://112.gov.in'
export const WOMEN = 'MWCD, Women helpline 181 and One Stop Centres: https://wcd.gov.in'
export const CHILD = 'MWCD, Child helpline 1098: https://wcd.gov.in'
export const BNSS = 'Bharatiya Nagarik Suraksha Sanhita 2023, section 397: https://www.indiacode.nic.in'
export const NPIC = 'AIIMS New Delhi, National Poisons Information Centre: https://www.aiims.edu'
export const FIRST_AID =
  'Indian Red Cross Society and St John Ambulance India, First aid: https://www.indianredcross.org'
export const STG = 'ICMR, Standard treatment workflows: https://www.icmr.gov.in'
export const STROKE = `${STG}; World Stroke Organization, BE FAST: https://www.world-stroke.org`
export const SNAKE = 'MoHFW, Standard treatment guidelines on snakebite, 2017: https://nhm.gov.in'
export const RABIES = 'NCDC, National guidelines for rabies prophylaxis, 2019: https://ncdc.mohfw.gov.in'
export const MATERNAL = 'NHM, JSSK and danger signs in pregnancy, 102 and 108: https://nhm.gov.in'
export const NEWBORN = 'NHM, Home based newborn care, danger signs: https://nhm.gov.in'
export const DIARRHOEA = 'NHM, IMNCI, severe dehydration: https://nhm.gov.in'
export const DENGUE = 'NCVBDC, National guidelines for dengue, 2023: https://ncvbdc.mohfw.gov.in'
export const SUGAR =
  'ICMR, Guidelines for management of diabetes: https://www.icmr.gov.in; RSSDI: https://www.rssdi.in'
export const PRESSURE =
  'India Hypertension Control Initiative: https://www.ihci.in; AHA, Hypertensive crisis: https://www.heart.org'
export const HEAT = 'NCDC, National action plan on heat related illnesses: https://ncdc.mohfw.gov.in'
export const BURNS = 'MoHFW, National programme for burn injuries: https://main.mohfw.gov.in'
export const ANAEMIA = 'MoHFW, Anemia Mukt Bharat: https://anemiamuktbharat.info'
export const SEPSIS = `${STG}; NHS, Sepsis: https://www.nhs.uk/conditions/sepsis/`
export const NHS = (page: string) => `NHS: https://www.nhs.uk/${page}/`
