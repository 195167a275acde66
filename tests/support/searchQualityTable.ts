import 'server-only'

/** A query and the address of the page that must come first for it. */
export interface QualityRow {
  readonly query: string
  readonly first: string
  /** The visitor's own city. */
  readonly city?: number
  readonly type?: string
}

const rows = (text: string, more: Pick<QualityRow, 'city' | 'type'> = {}): readonly QualityRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', first = ''] = line.split('|').map((part) => part.trim())
      return { query, first, ...more }
    })

const DELHI = 514
const MUMBAI = 477
const CHENNAI = 248

/** What people type and what they look for, on the shipped catalogue; by what makes it hard. */
export const SEARCH_QUALITY: Readonly<Record<string, readonly QualityRow[]>> = {
  names: rows(`
    piles | /condition/piles
    piles treatment | /treatment/piles
    kidney stones | /condition/kidney-stones
    cataract | /condition/cataract
    cataract surgery | /treatment/cataract
    knee replacement | /treatment/knee-replacement
    hysterectomy | /treatment/hysterectomy
    Gallstone surgery | /treatment/gallstones
    lasik | /treatment/lasik
    MIGRAINE | /condition/migraine
    slipped   disc | /condition/slipped-disc
    kidney transplant | /treatment/kidney-transplant
    rotator cuff repair | /treatment/rotator-cuff-repair
    breast cancer | /condition/breast-cancer
    thyroid surgery | /treatment/thyroidectomy
    varicose veins treatment | /treatment/varicose-veins
  `),
  'other names': rows(`
    bph | /condition/enlarged-prostate
    turp | /treatment/prostate-surgery
    dvt | /condition/deep-vein-thrombosis
    cabg | /treatment/bypass-surgery
    open heart surgery | /treatment/bypass-surgery
    appendectomy | /treatment/appendicitis
    goitre | /condition/thyroid-nodule
    uti | /condition/urinary-tract-infection
    tkr | /treatment/knee-replacement
    specs removal | /treatment/lasik
    nasbandi | /treatment/vasectomy
    sciatica | /condition/slipped-disc
    heart stent | /treatment/angioplasty
    man boobs | /condition/gynecomastia
    belly button hernia | /condition/umbilical-hernia
    weight loss surgery | /treatment/sleeve-gastrectomy
    heavy periods | /condition/abnormal-uterine-bleeding
    fissure surgery | /treatment/anal-fissure
  `),
  'wrong letters': rows(`
    pils | /condition/piles
    catract | /condition/cataract
    cataarct | /condition/cataract
    hernai | /condition/inguinal-hernia
    kindey stone | /condition/kidney-stones
    kidny stones | /condition/kidney-stones
    apendicitis | /condition/appendicitis
    apendix | /condition/appendicitis
    hemroids | /condition/piles
    vericose vains | /condition/varicose-veins
    migrane | /condition/migraine
    glocoma | /condition/glaucoma
    tonsilitis | /condition/tonsillitis
    angeoplasty | /treatment/angioplasty
    lipozuction | /treatment/liposuction
    hydrosil | /condition/hydrocele
    histerectomy | /treatment/hysterectomy
    phimosys | /condition/phimosis
    fistola | /condition/anal-fistula
    knee replasement | /treatment/knee-replacement
    sirosis | /condition/cirrhosis
    asma | /condition/asthma
    lasic surgery | /treatment/lasik
    prostrate surgery | /treatment/prostate-surgery
  `),
  'British and American': rows(`
    hemorrhoids | /condition/piles
    haemorrhoids | /condition/piles
    gynaecomastia | /condition/gynecomastia
    gynecomastia surgery | /treatment/gynecomastia
    breast tumor | /condition/breast-cancer
    breast tumour | /condition/breast-cancer
    herniated disk | /condition/slipped-disc
    ischemic heart disease | /condition/coronary-artery-disease
    goiter | /condition/thyroid-nodule
    male sterilization | /treatment/vasectomy
    hydrocoele | /condition/hydrocele
  `),
  Hindi: rows(`
    बवासीर | /condition/piles
    मोतियाबिंद | /condition/cataract
    मोतियाबिंद का ऑपरेशन | /treatment/cataract
    गुर्दे की पथरी | /condition/kidney-stones
    किडनी स्टोन | /condition/kidney-stones
    पित्त की पथरी | /condition/gallstones
    भगंदर | /condition/anal-fistula
    घुटना प्रत्यारोपण | /treatment/knee-replacement
    घुटनों का दर्द | /condition/knee-osteoarthritis
    काला मोतिया | /condition/glaucoma
    माइग्रेन | /condition/migraine
    मोटापा | /condition/obesity
    नसबंदी | /treatment/vasectomy
    हर्निया का ऑपरेशन | /treatment/inguinal-hernia
    स्लिप डिस्क | /condition/slipped-disc
    एंजियोप्लास्टी | /treatment/angioplasty
    डॉ सुनील करंदीकर | /doctor/sunil-karandikar
  `),
  'Hindi in Latin letters': rows(`
    bawasir | /condition/piles
    bavaseer | /condition/piles
    bavasir ka ilaj | /treatment/piles
    pathri | /condition/kidney-stones
    pathari | /condition/kidney-stones
    gurde ki pathri | /condition/kidney-stones
    pitte ki pathri | /condition/gallstones
    motiyabind | /condition/cataract
    motiabind | /condition/cataract
    motiyabind ka operation | /treatment/cataract
    kala motiya | /condition/glaucoma
    bhagander | /condition/anal-fistula
    ghutne ka dard | /condition/knee-osteoarthritis
    motapa | /condition/obesity
    peshab me jalan | /condition/urinary-tract-infection
    khatna | /treatment/circumcision
    bachedani ki safai | /treatment/dilation-and-curettage
    hernia ka operation | /treatment/inguinal-hernia
    charbi ki gaanth | /condition/lipoma
  `),
  beginnings: rows(`
    pil | /condition/piles
    catar | /condition/cataract
    appen | /condition/appendicitis
    hyster | /treatment/hysterectomy
    kidney sto | /condition/kidney-stones
    knee repl | /treatment/knee-replacement
    migr | /condition/migraine
    glau | /condition/glaucoma
    haemor | /condition/piles
    gynaecom | /condition/gynecomastia
    lipos | /treatment/liposuction
    बवा | /condition/piles
    sunil kar | /doctor/sunil-karandikar
    shivalik | /hospital/shivalik-rose-hospital
  `),
  'words in another order, together or apart': rows(`
    stones kidney | /condition/kidney-stones
    replacement knee | /treatment/knee-replacement
    surgery for gallstones | /treatment/gallstones
    removal of lipoma | /treatment/lipoma-removal
    karandikar sunil | /doctor/sunil-karandikar
    gall stones | /condition/gallstones
    kidneystone | /condition/kidney-stones
    kneereplacement | /treatment/knee-replacement
    by pass surgery | /treatment/bypass-surgery
  `),
  doctors: rows(`
    Dr Sunil Karandikar | /doctor/sunil-karandikar
    karandikar | /doctor/sunil-karandikar
    doctor harshita bedi | /doctor/harshita-bedi
    chakladar | /doctor/anirban-chakladar
    jijo mathai | /doctor/jijo-mathai-puthenpurackal
    quraishi hyderabad | /doctor/mohammed-saleem-quraishi
    kureshi | /doctor/mohammed-saleem-quraishi
    dr sengupta | /doctor/rituparna-sengupta
    siddiqui | /doctor/nusrat-jahan-siddiqi
  `),
  'what a doctor does': rows(`
    kidney doctor | /doctor/iftikhar-husain-rizvi
    kidney stone doctor | /doctor/ilango-manickam
    heart specialist | /doctor/prashant-deotale
    heart surgeon | /doctor/bhaskar-thengadi
    haddi ka doctor | /doctor/balakumaran-sivanesan
    lady doctor | /doctor/anbuselvi-rajan
    neurologist | /doctor/dalbir-singh-kanwar
    gynecologist | /doctor/anbuselvi-rajan
    cardiologst | /doctor/prashant-deotale
    bawasir ka doctor | /doctor/rajendra-singh-shekhawat
    हड्डी के डॉक्टर | /doctor/balakumaran-sivanesan
    cancer doctor | /doctor/vandana-kalra
    knee doctor | /doctor/balakumaran-sivanesan
  `),
  cities: rows(`
    urologist in chennai | /doctor/ilango-manickam
    urologist bangalore | /doctor/prakash-gowda
    proctologist pune | /doctor/manjiri-sathe
    piles doctor in delhi | /doctor/harshita-bedi
    eye doctor bombay | /doctor/ketaki-mhatre
    eye specialist in banglore | /doctor/jayanthi-bhat
    mumbai urologist | /doctor/shirin-daruwala
    best heart specialist in nagpur | /doctor/prashant-deotale
    orthopaedic surgeon hydrabad | /doctor/sharada-nimmagadda
    pune hospital | /hospital/sahyadri-view-surgical-centre
    hospitals in bhopal | /hospital/upper-lake-kidney-and-chest-hospital
    eye hospital bengaluru | /hospital/silver-oak-eye-hospital
    दिल्ली में बवासीर के डॉक्टर | /doctor/harshita-bedi
    gynaecologist lucknow | /doctor/shagufta-kidwai
  `),
  hospitals: rows(`
    neem grove | /hospital/neem-grove-surgical-hospital
    neam grove hospital | /hospital/neem-grove-surgical-hospital
    silver oak | /hospital/silver-oak-eye-hospital
    tapi loom hospital surat | /hospital/tapi-loom-hospital
    pearl minar | /hospital/pearl-minar-hospital
    hospital in kothrud | /hospital/sahyadri-view-surgical-centre
  `),
  'tests and articles': rows(`
    cbc | /test/complete-blood-count
    hemogram | /test/complete-blood-count
    khoon ki jaanch | /test/complete-blood-count
    sugar test | /test/fasting-blood-sugar
    thyroid test | /test/thyroid-profile
    tsh | /test/thyroid-profile
    lft | /test/liver-function-test
    hba1c | /test/hba1c
    x ray chest | /test/chest-x-ray
    xray chest | /test/chest-x-ray
    ct scan | /test/ct-scan-abdomen
    knee mri | /test/mri-knee
    ghutne ka mri | /test/mri-knee
    sonography | /test/ultrasound-abdomen
    mamography | /test/mammography
    vitamin d test | /test/vitamin-d
    colonscopy | /test/colonoscopy
    urine test | /test/urine-routine
    खून की जांच | /hi/test/complete-blood-count
    शुगर टेस्ट | /hi/test/fasting-blood-sugar
    लिवर की जांच | /hi/test/liver-function-test
    eating with piles | /blog/piles-diet
    questions before surgery | /blog/questions-before-surgery
    second opinion | /blog/getting-a-second-opinion
    knee replacement first six weeks at home | /blog/knee-replacement-first-six-weeks
    how to read a hospital estimate | /blog/how-to-read-a-hospital-estimate
  `),
  "the visitor's own city, Delhi": rows(
    `
    urologist | /doctor/pankaj-ahlawat
    piles doctor | /doctor/harshita-bedi
    eye hospital | /hospital/lotus-lane-eye-and-joint-hospital
    piles | /condition/piles
    urologist in chennai | /doctor/ilango-manickam
  `,
    { city: DELHI },
  ),
  "the visitor's own city, Mumbai": rows(
    `
    proctologist | /doctor/sunil-karandikar
    hospital | /hospital/sea-breeze-multispeciality-hospital
  `,
    { city: MUMBAI },
  ),
  'one type': [
    ...rows('piles | /treatment/piles', { type: '2' }),
    ...rows('piles | /doctor/rajendra-singh-shekhawat', { type: '3' }),
    ...rows('piles | /doctor/revathi-sundaram', { type: '3', city: CHENNAI }),
    ...rows('knee | /treatment/knee-replacement', { type: '2' }),
  ],
}
