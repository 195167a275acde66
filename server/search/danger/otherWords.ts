import 'server-only'
import { dangerKey } from './dangerText'

/** Words that are like one of the lexicon and are another, by their sound. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `common commons tarike tarika tareeka painless sneezing dispensary firing modest totally succeeds scalpel scaling staging khujali thahar unclean zeros relies pushing disposable siddiqi fishing fighting chopping fleeting
    marathi mhatre marathe maruti maruthi abhishek maran jhala thakur vishal vishalakshi zehra zahra zahir zaheer kolhapur betting burner burners hatna hatana hatane hatta marketing market marriage father mother cataract dubai badam dalia suji stone stones crusher breast
    breasts price prices pride bandh stock strike stroll charge chair chain chains brain pan plain paint paid spain
    poisson prison born barn blend bread breed blade head heal health heel hear near fear bare shirt short sport
    sprain string strong station mother brother broth bitter biter better letter latter later butter fever fewer never
    liver river lever cover suger driver delhi dealer garden gardens sunny funny current currency corrects cracks
    cream dream treat threat great wheat cheat chart throw through though thought touch tough couch coach teacher
    reacher beach reach sleep sheep steep sleeve slip slim clip color colour collar dollar pillar filler killer tiller
    miller vision version mission fusion passion ration machine marine medicine mental dental rental metal petal pedal
    total postal portal partial marital marriage carriage garage rating little jhadna jhadne jhadte jhadta patel patil
    patna katra kanpur chandigarh chennai ghaziabad faridabad about finding cancer laser whether because removed
    remove removes person squint polyps polyp lining grade grades style tested matter steps checked leads sitting
    server list lists thing things seven worse tried sound lungs stress sports finds stream passes nipple clotting
    drive drives operates shipped recover collection pushed money carries booked stored cancel detail began splint
    spite sense layer refund penis mixed major house wider washing settings kitne kitna frame dryness controlled
    bamboo store final cleaned alike stayed shower paying keeping brace correction summer stronger spreading selling
    spells nagar calling infertility using scale scales mahine leaving flying excellence energy desire consult closer
    billing bathing arrive andheri andhra cooking connection circle consultation kharash meeting fitting heard hears
    force formed typed spoke court spelling bihar switch super bends flare relieve relieves reliever arrives walking
    wires saving print socket staying sharing laughing locking logging lacking cares kitni mitra tilak tilda would
    testing meets parse grove purse nurse curse cards card leader reader trading raining training burger merge verge
    shared shaved saved sacred carrot parrot boards beards dread heated seated accidental accidentally mechanical
    laparoscopic laparoscopy accused adding alert alerts alice andorra andrea anger appraisal asian aware bacon
    bahamas ballet ballot battle beans bearing bears beast beastality beatles begin begun behalf behavior behavioral
    belts bhutan bidding blake blame blink blond blonde boating boats bookstore bowling bracket brave breach breeding
    breeds brian bride broker bryan buried burton cadillac canada canadian candle cannon canon canyon capital capitol
    carey carol carolina caroline carpet carried carroll carrying cattle character characteristic characteristics
    characterization characterized characters charms checking clicking clone coalition coding colon commission
    commissions construct constructed construction consultancy consultant consultants consulting contest contests
    contract contracting contractor contractors contracts cooked cooper copying costa county craps crimes crossing
    cuisine dance danish debate delicious delight deliver dense departmental desirable desired diana dispatch
    dispatched display displayed displaying displays disposal disposition dispute disputes drawn draws driven drove
    dryer earning electronic elegant exam excel excellent except exception exceptional exceptions excerpt exclusion
    expansion exploration explore explorer exploring expression extremely facing fancy favor favorite favorites favors
    finally finals finder findlaw flashers floyd forces forming frames gabriel galaxy gallery garbage garmin gibraltar
    grace grain grave grocery grown handy harper harris harrison headlines herein hiking hiring hungary hunter hunting
    incurred index indoor induction inflation insertion inspection intensive intention invention invest investigate
    investigated investigation investigations investigator investigators investing investment investments investor
    investors invision japan julia karaoke karma kinda kissing laden lanka latex leading leasing lending leonard lodge
    logged magic malta manor mardi maria marie marina martin maybe mayor meter mining mirror mixing motel motor music
    naval needed neighborhood newly newton nicaragua nickel nicole nightlife operate operating operational packaging
    packard paintings palace parade paradise party passive pasta paste patrick patrol phrases picking placing plains
    playing poetry prisoner prisoners provision putting qatar queens rabbit races racing radiation reception reduction
    refugees refurbished regulation relatively relay relocation resort respondent restoration retrieved revelation
    reviewed roger roles roller roses rover ruled runner salvation sanyo sarah saver saying schools seating seats
    secure secured securely seeker seekers seeking seemed selection separate shanghai showed showers silence situation
    situations sized skiing slots solar souls spice sporting staffing stake starring stars stated stating steal steve
    stocks stolen strange strap street strikes strings strongly succeed sudan suffer supporting susan swing swingers
    switches syria tackle tampa tariff teaches terrain textiles texts theater thesis thirty timer tires titled toner
    touring trace trailer tremendous trout tuner tuning ultra vanilla varying viking voting walter washer weather
    wines winner winners wives worlds wright wyoming academic academics academy campaign campaigns campbell camping
    camps campus chile chubby consumer consumers consumption diary flower flowers gate gates harmony hypothesis
    hypothetical python stability stable token treated treating treaty ultimate ultimately like liked likes licking
    chhota chhote chhoti chuka chuke chuki hasi hansi hasna patang lokesh have having khujli khujlee incision pathankot thakkar kannur mirzapur lata nilesh swati grover jalgaon gola kamra kamre site sites july rap rated toothpaste toothbrush toothache rapper
    करें करते करने करना करता करीब कितना कितने शहर प्रश्न मदद बताएँ बताएं कारण मशीन महीने दीवार
    स्थिति भेजें जहाँ वहाँ दिखते चरण भीतर पहला मात्रा रिपोर्ट रिकॉर्ड भोजन प्रकार हफ्तों पॉलिसी सरल
    किडनी सालों देकर कदम कसकर कमरा थकान गिनती गर्भाशय थायराइड विषय हटाएँ भर्ती भाषाएँ चलने लगते रखना
    रखते बनता आसानी निचले सुविधाएँ सेवाएँ बातें बातों कराएँ कराएं दवाएँ दवाएं`
    .split(/\s+/)
    .map(dangerKey),
)
