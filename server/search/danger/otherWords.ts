import 'server-only'
import { dangerKey } from './dangerText'

/** Words that are like one of the lexicon and are another, by their sound. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `marathi marketing market marriage father mother cataract dubai badam dalia suji stone stones crusher breast breasts price prices pride bandh stock strike stroll charge chair chain chains brain pan
   plain paint paid spain poisson prison born barn blend bread breed blade head heal health heel hear near fear bare shirt
   short sport sprain string strong station mother brother broth bitter biter better letter latter later butter fever fewer
   never liver river lever cover suger driver delhi dealer garden gardens sunny funny current currency corrects cracks
   cream dream treat threat great wheat cheat chart throw through though thought touch tough couch coach teacher reacher
   beach reach sleep sheep steep sleeve slip slim clip color colour collar dollar pillar filler killer tiller miller vision
   version mission fusion passion ration machine marine medicine mental dental rental metal petal pedal total postal portal
   partial marital marriage carriage garage rating little jhadna jhadne jhadte jhadta patel patil patna katra kanpur
   chandigarh chennai ghaziabad faridabad about finding cancer laser whether because removed remove removes person squint
   polyps polyp lining grade grades style tested matter steps checked leads sitting server list lists thing things seven
   worse tried sound lungs stress sports finds stream passes nipple clotting drive drives operates shipped recover
   collection pushed money carries booked stored cancel detail began splint spite sense layer refund penis mixed major
   house wider washing settings kitne kitna frame dryness controlled bamboo store final cleaned alike stayed shower paying
   keeping brace correction summer stronger spreading selling spells nagar calling infertility using scale scales mahine
   leaving flying excellence energy desire consult closer billing bathing arrive andheri andhra cooking connection circle
   consultation kharash meeting fitting heard hears force formed typed spoke court spelling bihar switch super bends flare
   relieve relieves reliever arrives walking wires saving print socket staying sharing laughing locking logging lacking
   cares kitni mitra tilak tilda would testing meets parse grove purse nurse curse cards card leader reader trading raining
   training burger merge verge shared shaved saved sacred carrot parrot boards beards dread heated seated करें करते करने
   करना करता करीब कितना कितने शहर प्रश्न मदद बताएँ बताएं कारण मशीन महीने दीवार स्थिति भेजें जहाँ वहाँ दिखते चरण भीतर पहला
   मात्रा रिपोर्ट रिकॉर्ड भोजन प्रकार हफ्तों पॉलिसी सरल किडनी सालों देकर कदम कसकर कमरा थकान गिनती गर्भाशय थायराइड विषय
   हटाएँ भर्ती भाषाएँ चलने लगते रखना रखते बनता आसानी निचले सुविधाएँ सेवाएँ बातें बातों कराएँ कराएं दवाएँ दवाएं`
    .split(/\s+/)
    .map(dangerKey),
)
