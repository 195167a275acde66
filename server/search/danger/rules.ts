import 'server-only'

import { COMPOSED_RULES } from './composedRules'
import { TODAY_RULES } from './todayRules'
import { type DangerRule, rule } from './rule'
import {
  MANAS,
  ERSS,
  WOMEN,
  CHILD,
  BNSS,
  NPIC,
  FIRST_AID,
  STG,
  STROKE,
  SNAKE,
  MATERNAL,
  NEWBORN,
  DIARRHOEA,
  DENGUE,
  SUGAR,
  PRESSURE,
  HEAT,
  BURNS,
  ANAEMIA,
  SEPSIS,
  NHS,
} from './sources'

/*
 * Rules for signs of danger. A sign matches where a word of each of its concepts (lexicon.ts, measures.ts) occurs
 * near the others, in any order: `a/b` either of them, `-a` where none of `a` occurs anywhere; a name that is not a
 * concept is that very word. `~` begins a sign that only names an illness: care for it is no danger. `!` begins one
 * that no context cancels (contexts.ts), `=` one that is the whole text, `^` one that counts only where somebody tells
 * what happens to a person and asks for nothing else. Every row names its source.
 */

export const DANGER_RULES: readonly DangerRule[] = [
  rule(
    'suicide',
    'now',
    MANAS,
    `~suicide; !suicide want/me -law; !soul murder; !myself/me kill life -threat; !myself kill; !myself die -papa -father -mother; !arm wound myself -accident; !want jump off; !life khatam; !die painless/easy/tarika/tareeka/way; !sleeping drug die; !notlive live -without; !want notlive wake; !live notlive want; !tired life; !myself/me hang -mouth -face; !hang want -hernia; !hang kaise/how/tarika/method -kapde -clothes -picture -frame -curtain -mouth -face; !hang giveup; !hang lag; !hang tonight/lagana; !myself harm -accident; !wrists harm want/me -snake -scorpion -animal -insect; !wrists slit; !want jumps; !jumps overheight want; !jaan giveup -threat -aushadhi -arogya -dhan -daan; !jumps overheight let; !overheight jumps ke; !jaan khatam; !life khatam karna; !life kill karna; !wrists harm -snake -scorpion -animal -insect -weapon -gayi -gaya -accident; !maut aa/chahiye/mile; !life worthless; !life worth; !life matlab nahin; !live fayda/matlab nahin; !life bekar/bekaar me; !live want khatam; !cannot go on anymore/longer; !world chhod me; !hamesha sleep want; !me hate myself; !better die; !me die -help -scared -father -mother -papa -maa; !sleep forever; !so jaungi/jaunga/jaun hamesha; !goodbye everyone/forever/world/note; !burden me; !poison want ate/eat/food; !die ate -rat -pest -cockroach; !nobody miss me; !nobody would miss; !nobody/no die/died kare/notice/sad/cry/farak; !if me died/vanish/disappear; !happier without me; !nobody kare gone/vanish; !agar/if me mar/die; !want end everything; !kill everything want; !end all/it/everything -care; !everything khatam; !should dead; !thinking ending it; !no reason live; !end life me -care; !die want; !life hate`,
  ),
  rule(
    'choking',
    'now',
    FIRST_AID,
    `choke -hazard -husband -inlaws; throat stuck; food kanta stuck; throat foreign -swelling; throat food cannot; something stuck throat; foreign swallow breath; throat/nali food chala/chali; nali breath food/dana/foreign/kuch; food stuck baby/child/blue; baby/child choke milk; foreign/food stuck breath; fish bone stuck; foreign stuck`,
  ),
  rule(
    'snakebite',
    'now',
    SNAKE,
    `snake bite; snake tooth -sapna; scorpion bite; snake ne; snakebite; scorpion shock; snake chavla/dang`,
  ),
  rule(
    'allergy',
    'now',
    NHS('conditions/anaphylaxis'),
    `anaphylaxis; allergy severe/breath/swelling/throat; throaten swelling; throat swelling ate/food/bite/injection/drug/breath/insect; throat closing; throat band food/ate/eat; tongue/lips swelling; mouth swelling food/drug/injection/breath -tooth; hot swelling food/khate/khane/lete; face swelling ate/food/eat/drug/bite/injection/skin/breath; insect bite swelling/breath/throat/faint/unconscious; jellyfish bite; skin breath unable; hives swelling/breath/vomit; khujli/kharish/itching/red breath unable/stops; injection breath/unconscious/swelling after/lagte/gaya/gayi/raha/rahi`,
  ),
  rule(
    'electricShock',
    'now',
    FIRST_AID,
    `current shock -bill; electrocuted; current burn; current unconscious; current touch/chhu/chhuaa/pakad`,
  ),
  rule(
    'drowning',
    'now',
    FIRST_AID,
    `!drown breath; pond/talab/nadi/river/kuan/well/nahar/pool/samundar nikala/nikali/nikale; drown -debt -karz -sun; child fall water -hot -burn; fall well/pond/river/nadi/talab; water out breath`,
  ),
  rule(
    'acid',
    'now',
    `${BURNS}; ${BNSS}`,
    `acid throw -acidother; acid attack -acidother; acid face/eye/body/skin/hand -acidother; eye acid; acid spilled -acidother -drink -eat -swallow; acid burn -acidother -chest -belly`,
  ),
  rule(
    'burn',
    'now',
    BURNS,
    `=burn; burn event -burnother; burn child/baby/someone/husband -burnother; jal gaya/gayi/gai -burnother; hothing burn/blister -burnother; hothing touch/lag/laga skinoff/blister; skin skinoff hot/hothing/liquid/boiling; hotdrink spilled child/baby/arm/leg/face/body -toxic; burn arm/leg/face/body/digit -burnother; explode burn -fat; boiling liquid arm/face/leg/child/body; face/arm/digit/hair burn gas/cylinder/stove; hot liquid spilled; hot liquid burn -burnother; fire burn/clothes/body/lag/kapde -ambulance; on fire; petrol aag/fire; cracker explode; cracker burn; cracker digit/hand/arm/eye/face; liquid spilled burn -burnother`,
  ),
  rule(
    'gas',
    'now',
    FIRST_AID,
    `gas leak; gas khuli/khula -stool -belly; cylinder leak/smell; gas smell -stool -belly -pass; lpg smell; monoxide; gas unconscious/breath -belly -stool; smoke breath; heater/geyser/angithi/sigdi unconscious/headache/faint; heater/geyser/angithi/sigdi cannot uth`,
  ),
  rule(
    'poisoning',
    'now',
    NPIC,
    `poison -food -ivy -want -antidote -snake; poison mila/milaya/milakar/mixed -ivy; snake poison chadh/chadha/chadhta/fail/faila; ~lethal; drug field ate/drink; drug pest ate/drink; child eaten -fooddrink -food -want; toxic/drug chhidakte/chhidakne/spraying/spray vomit/faint/unconscious/breath; toxic mouth gone/gaya/chala/gira/spilled -acidother -burn -throw; toxic lick; child swallow -drug -cannot -food; child mouth toxic; food poison unconscious/severe/lots; toxic drink/ate/swallow -acidother; toxic eat -acidother -gas; rat drug -subah -din; rat kill ate/eat/swallow/drink; overdose -vitamin; drug many ate/eat; manytablets drug; manytablets ate; strip ate -test; sleeping drug many; sleeping drug ate; sleeping manytablets;
    child/baby drug ate -kitni; child toxic ate/drink/swallow; foreign swallow; child foreign ate; alcohol drug sleeping; alcohol sleeping; drugs overdose/unconscious; insulin many/galti -sweat -shaking -faint -unconscious; mushroom vomit/unconscious/faint/ate; drug bottle/sheeshi drink/ate; toxic bottle drink; toxic inhaled/faint -acidother; hit drink -by; child bottle/sheeshi ate; mix alcohol drug`,
  ),
  rule(
    'heatStroke',
    'now',
    HEAT,
    `~heat stroke; ~loo lag; loo fever/unconscious/vomit/faint; ~heatstroke; sun unconscious/fall/faint; sun confused; sun vomit lethargic/faint; sun fever confused/vomit/hot; sun body hot`,
  ),
  rule(
    'pregnancy',
    'now',
    MATERNAL,
    `pregnant/gestation bleeding/blood/fits/daura/unconscious -bloodother; pregnant/gestation severe pain; pregnant/gestation belly pain bleeding; pregnant/gestation blur; pregnant/gestation severe headache; pregnant/gestation bphigh/bpcrisis;  pregnant swelling pressure/headache/blur; pregnant spotting; gestation spotting; pregnant pressure headache/head/high; pregnant andhera; placenta cannot; pregnant one_sided pain -leg -arm; pregnant pain faint; baby outside came/coming; baby/child head outside/coming/dikh/out; pregnant wound/hit/accident; baby/child ulta pain/labour; pregnant/gestation pain uth/uthna; pregnant fluid breaks; cord outside; cord neck baby;
    pregnant/gestation waterlike breaks -child; waterbag breaks -pit -pitt -pitte -pitta; waterbroke; gestation waterlike gone; baby/child cannot move -arm -leg -stool; baby/child move stops/low; baby/child womb cannot; gestation baby/child cannot kick;
    delivery pain -after -baad -back -stitches; wife/pregnant in labour/labor; delivery started/shuru; laborpain contractions; contractions; delivery happening -cost; delivery after bleeding/fits/unconscious; delivery after blood lots; bleeding after miscarriage; ~miscarriage; ~ectopic; baby ulta birth; pregnant fall belly`,
  ),
  rule(
    'injury',
    'now',
    `${ERSS}; MoRTH, Good Samaritans: https://morth.nic.in`,
    `accident -diet -law; head injury -scar; head wound/hit; head fatspl -raha -rahi -jayega -jaega; head fatspl blood/accident/fall; head patthar/stone/danda/brick/eent lag/laga/mara; nails ukhad; fall head; fall stairs; fall height vomit/lethargic/unconscious; fall roofs; fall from floor; hitby -husband -inlaws -parents; fall on chest/face/neck; child fall bed vomit/lethargic/unconscious; fall vomit/lethargic; weapon weaponhit -medicine -sleeping -rust; stabbed; stab wound; arm/leg kat gaya/gayi/gai -nail -blood -vein -animal -insect -snake; weapon wound -surgery -blood -vein -rust; back break fall/accident; fall ped/pedh/tree; shot me/someone/head/leg/arm/chest/belly/father/brother; got/was shot; bandook/gun/pistol goli; goli lag/laga/lagi -after -eat -ate; deep wound; bone break outside; bone outside; hip break -replacement -plaster; fall hip pain/cannot; head lag gaya/gayi -thand -hawa -dhoop; neck/spine break; spine injury; fall vehicle/tree; vehicle takkar; patient vehicle neeche/niche; vehicle neeche/niche aa/aaya/gaya/gayi; vehicle hit; break jaw/skull/nose -replacement; neck/spine/back hurt/wound arm/leg cannot; cutoff finger/arm/leg/digit; digit/arm/leg wound gone/separate -nail; vehicle wound; neck wound cannot; fall height cannot move; digit/arm cut fall; digit/arm kat gir/latak/alag; digit machine; arm machine; machine crushed -stone; crushed digit/arm/leg; eye hit blood/bleeding/ball; eye needle/ghus; explode hurt; cylinder explode; weapon deep/ghus -rust; fall cannot stand/khada/khadi; fall cannot uth -unconscious; fight blood`,
  ),
  rule(
    'dehydration',
    'now',
    DIARRHOEA,
    `diarrhoea sunken; diarrhoea eye andar; diarrhoea rice/chaval; diarrhoea lots weak; diarrhoea cannot urine; diarrhoea unconscious/lethargic/confused; child diarrhoea weak/lethargic/cannot/manytimes; child vomit lethargic; diarrhoea vomit lethargic/faint; ~cholera; ~haija; child dehydrated; baby no tears/urine; diarrhoea/vomit diaper/nappy/wet cannot; vomit everything cannot; vomit urine cannot -burning; vomit lots urine blocked; child cannot drink -young -newborn; eye sunken child; diarrhoea manytimes weak/faint; sunken vomit`,
  ),
  rule(
    'newborn',
    'now',
    NEWBORN,
    `newborn/young fever/lethargic/coldness/vomit/fits/daura/blue/temp38/fever103; newborn/young cannot feed/breath/cry/urine; newborn/young feed chhoot/chhut/chhod/chod/chhoda/chhodna; newborn yellow lethargic; newborn yellow cannot; baby yellow lethargic; baby/child fever103/fever105; baby/child cannot suck; baby cannot feed; child cannot dudh; baby/child lethargic -learning -purple -neck; baby/child cannot cry; baby soft spot; baby sunken spot; baby/child blue -eye -cloth -beats; baby unresponsive; baby/newborn cannot breath; baby sunken`,
  ),
  rule(
    'lowSugar',
    'now',
    SUGAR,
    `sugarverylow; sugar lowstate -diet -carb -free -food -biscuits -sweets -cookies -snacks -fruits -chocolate; sugar low shaking/sweat/faint/confused/unconscious/hungry; sugar sweat -chest -heart; sugar confused -high -sugarveryhigh -sugarhigh; insulin shaking/sweat/faint/unconscious/confused; ~hypoglycemia; sugar unconscious -sugarveryhigh -sugarhigh -high; sugar low gaya/gayi -kaise`,
  ),
  rule(
    'highSugar',
    'now',
    SUGAR,
    `sugarveryhigh; sugar hi glucometer/meter/machine/reading/dikha/likha/shows/showing; sugarhigh vomit/breath/confused/lethargic/unconscious/faint; sugar high vomit/confused/unconscious; sugar high breath short -yoga; ~dka; sugar vomit breath/fruity`,
  ),
  rule(
    'meningitis',
    'now',
    NHS('conditions/meningitis'),
    `neck akad fever/headache/vomit/light; ~meningitis; ~brain fever; ~encephalitis; chamki fever; ~sepsis -tank; fever rash purple; rash purple; rash glass; rash daba/dabane/press cannot; fever confused; fever neck cannot move/twist/mod/mud/jhuk/jhukti/ghoom/muda/bend; fever unconscious`,
  ),
  rule(
    'seizure',
    'now',
    FIRST_AID,
    `mirgi jhatka; fit aa -size -kapde; having fit/fits; ~fits -well -size -shoe -shoes -current -clothes -better -dress; fits child/baby/fever/cannot/came -well; ~daura -heart -asthma -pm -asthma -modi -panic; daura came -heart -asthma; mirgi daura/came; ~mirgi attack; fever akad -neck; fever child jhatka; arm/leg akad jhatka/mouth/foam/fits/unconscious; body akad foam; body akad gaya/gayi/rolled -morning -subah -pain; tooth akad body/arm/mouth/child; eye rolled akad/fits/shaking; shaking uncontrollably; body shaking cannot answer/respond/conscious; foam mouth; eye ulat/rolled body/akad`,
  ),
  rule(
    'stroke',
    'now',
    STROKE,
    `~stroke -heat -order -luck -genius -brush -key -swimming -volume -two -four -engine; stroke came; stroke now -question; one_sided taraf/side cannot work/move -pain -bed; face/mouth droop; face one_sided fall; strength cannot arm/leg/body; one_sided body strength; face fall speech; arm/leg lethargic sudden/one_sided/slur/speech -baby -child; face numb; mouth gone one_sided; mouth one_sided taraf; speech band/gone -child; ~slur; slur sudden/now/came; tongue stuck/heavy/numb; face cannot one_sided; face muskura/smile cannot; speech sudden; cannot speech -child -breath -phool -problem -without -therapy; one_sided numb body/arm/leg/face -digit; one_sided numb part; one_sided face lethargic/weak; one_sided weak body/arm/leg/face; one_sided cannot work/move body/arm/leg; one_sided body band; arm/leg jaan cannot; tongue/speech stops arm/leg/sudden/one_sided; tongue stops; leg drag/ghisat/dragging speech/face/one_sided/sudden; half body; sudden balance; sudden cannot samajh/understand; sudden numb/weak arm/leg/body/face/one_sided -coldness; arm/leg sudden cannot -coldness; arm weak speech; arm cannot lift face/speech/slur/numb; arm numb cannot; arm/leg cannot move/work -pain -shoulder -knee -baby -child;
    worst headache life; worst headache; worst head pain; sudden headache; sudden head pain; severe headache vomit; severe head pain vomit; brain bleeding/clot/attack/hemorrhage; tongue cannot move; sudden confused -animal; sudden faint speech/numb; sudden deaf/deafness; voice gone sudden; speech gone arm/leg/one_sided`,
  ),
  rule(
    'heart',
    'now',
    `${STG}; NHS, Chest pain: https://www.nhs.uk/symptoms/chest-pain/`,
    `chest pain -breast; chest sweat/clutching; chest pakad/pakde/pakadkar/pakadke baith/gira/gir/hai; chest fat/fata/phata raha/rahi/gaya; shoulder arm pain sweat; palpitation sweat -sugar -exam; chest arm fall; chest someone/koi sitting/baith/baitha/baithi; chest press; ~angina; heart sweat; heart baith sweat/vomit; chest heavy/prick -congestion; chest burning sweat/arm/jaw/breath; heart pain/heavy/prick -break -tootne; ~heart attack; heart aaghat/aghat; hridayaghat; pain jaw cannot/tak/jaa/going -tooth -daant; heart attack came/now/lag; heartattack came; ~heartattack; attack came -panic -migraine -asthma -daura -animal; arm pain sweat; jaw pain sweat; left arm pain -injury -after -fracture; jaw arm pain; chest burn sweat; ~heart failure; heart stops -nali -nas -artery -valve -blockage; ~cardiac arrest; pulseword short faint/unconscious/sweat; pulsehigh; heart pulsehigh; pulselow; pulse stops; ~troponin testscore; potassiumcrisis; palpitation faint -fall; bhari chest`,
  ),
  rule(
    'unconscious',
    'now',
    FIRST_AID,
    `unconscious -mind -bleeding -injection -karne; eye cannot opens -swelling -red -flu; tryingtowake uth cannot; cannot conscious/jawab -problem; gone conscious; cannot pulse -fast -arm -leg; pulse band; faint fall; cannot wake; alcohol cannot uth; alcohol unconscious; passed out; eye ulat; eye rolled; child cannot uth; elder cannot uth/utha -fall -question; elder hil cannot -pain; collapsed; conscious cannot; no pulse -leg -arm; cannot respond -problem`,
  ),
  rule(
    'breathing',
    'now',
    `${STG}; NHS, Shortness of breath: https://www.nhs.uk/symptoms/shortness-of-breath/`,
    `breath unable -maarti -maara; breathless; breath short -yoga -exercise -knee; breath stops; breath severe -exercise; suffocating breath/dum -knee; dum phool/fool/ukhad; dum suffocating; suffocat; lips blue -kala -black; hot blue pad -liquid; face/nails/turning/body blue -eye -beats; oxygen low; spo2low; asthma attack; ~asthma daura; inhaler cannot work/help/helping/asar/fayda/faida/aaram/farak; chest andar breath; chest dhas/dhans breath/child/baby; breath seeti/whistl child/baby/chest; grunting child/baby; nostrils flaring; chest indrawing; wheeze cannot/severe/badly; wheeze/breath inhaler finished/empty/khatam; asthma severe; ribs sunken/andar; breath ribs; gasping; pulmonary embolism; lung clot; clot breath; leg swelling breath`,
  ),
  rule(
    'dengue',
    'now',
    DENGUE,
    `plateletcrisis; dengue bleeding/blood/gums/lethargic/faint/unconscious/breath; dengue belly pain; dengue lots vomit; dengue black stool; platelet low bleeding/blood/gums`,
  ),
  rule(
    'bleeding',
    'now',
    FIRST_AID,
    `bleeding lots surgery; nose bleeding/blood since; bleeding lots -period -piles; blood lots -bloodother -period; bleeding/blood cannot stops -bloodother; bleeding/blood cannot stops nose/mouth/wound/tooth; bleeding stop wound/surgery/nose; blood flows wound/head/accident/arm/leg/surgery/mouth/gushing; bleeding head/ear/accident/deep; blood gushing/everywhere; blood pourout -test -period -nose; bleeding pourout; period bleeding lots clots/faint; nakseer/naksir/nosebleed cannot stops; nakseer/naksir/nosebleed since; blood vomit; blood cough; black stool vomit/faint/blood/weak; blood mouth/ear -gums; stool blood faint/lots; blood hi blood -test; weapon wound blood lots; vein wound; wrists blood/bleeding; bleeding/blood soak; bleeding pad hour; neck/throat wound blood; period bleeding faint/soaked/unconscious; piles bleeding lots faint/cannot; losing blood`,
  ),
  rule(
    'wound',
    'now',
    SEPSIS,
    `surgery/stitches pus/infection confused/unconscious/rigors; surgery/stitches pus/infection breath short; surgery/stitches/wound fever confused/unconscious; surgery fever breath short; wound infection confused/unconscious; wound infection breath short`,
  ),
  rule(
    'sexualViolence',
    'now',
    `${BNSS}; ${WOMEN}`,
    `wrong jagah touch/arm -child -injection -kin; rape -child -seed -seeds; !forced sexual; !sexual blackmail/video threat/dhamki; sexual assault -child; chhed chhad -child; sexual violence/harass -child; harassed -child; someone touch wrong -child -kin; me/someone/kin forced -marriage -urine; me touch wrong -child -kin; kin/inlaws touch me -child -shock -foot -wrong -private; kin/inlaws touch niche/neeche; me sexual assault/touch -child; me wrong wrongdeed -child; kin/someone/husband saath wrong kiya -child; me saath wrong kiya -child -doctor -school -hospital`,
  ),
  rule(
    'childDanger',
    'now',
    CHILD,
    `child abuse/assault; child sexual/rape; child wrong wrongdeed/touch; kin touch wrong; kin child touch -foot -shock -forehead; child touch private; child missing -weight -hair; child beats -back -counter; parents beats me -husband -inlaws; baby beats parents/kin; child forced; someone/kin child clothes utarta/utarti/utare/utarwata/utarwaye; child jalata/jalati/jalate/jalaya; kidnapped; childlabour; child uthake`,
  ),
  rule(
    'domesticViolence',
    'now',
    WOMEN,
    `husband/inlaws beats; husband/inlaws hand/arm uthaya/uthata/uthate; husband/inlaws throat press; husband/inlaws choke; !inlaws dowry/me beats/violence; domestic violence; me beats home; me beats -hives -child -heart -gall -near -gath -ganth -gaanth -dard; dowry beats/violence/pareshan; beats home; wife beats; parents parents beats; husband/inlaws threat/kill/burn; husband/inlaws me jalane/maarne/marne/dabane koshish; jalane threat; husband/inlaws forced`,
  ),
  rule(
    'bloodPressure',
    'now',
    PRESSURE,
    `bpcrisis; bphigh headache/head/blur/vomit/chest/breath/nose/speech; bplow; bplowish faint/unconscious/sweat/fall; pressure low unconscious; pressure high unconscious/speech`,
  ),
  rule('anaemia', 'now', ANAEMIA, `hbcrisis; hblow breath/faint/unconscious`),
  rule(
    'abdomen',
    'now',
    `${STG}; NHS, Stomach ache: https://www.nhs.uk/symptoms/stomach-ache/`,
    `belly severe pain; belly pain weapon jaisa/jaise/like; one_sided belly pain fever; belly sudden pain; belly pain patthar/hard/kada/rigid; belly patthar jaisa; belly kada/sakht/rigid -stool; belly akad cannot; stool gas band belly/swelling; appendix explode; belly swelling gas cannot; belly swelling stool cannot; belly pain vomit blood/green; belly pain cannot sida/khada/straight/stand; appendix severe; hernia stuck/vomit/hard/blue/severe -cost; vomit green/bile belly/child/baby/pain; belly swelling vomit`,
  ),
  rule(
    'testicle',
    'now',
    NHS('symptoms/testicle-pain'),
    `testicle pain -vasectomy; balls sudden pain/swelling -ate -eat; egg sudden pain/swelling -ate -eat; egg severe pain -ate -eat -belly; egg upar pain; testicle twist; torsion; testicle sudden; ball sudden pain`,
  ),
  rule(
    'sight',
    'now',
    NHS('conditions/detached-retina-retinal-detachment'),
    `sudden vision gone/cannot/gayi/gaya; sudden blind; sudden andhera eye; vision gone -weak -glasses; cannot vision sudden/one_sided; sudden cannot seeing; cannot seeing one_sided/anything; sight_flash shadow; flashes floaters; curtain vision; curtain eye; ~eye parda; eye sudden cannot; lost vision; dikhna band; sudden eye pain vomit; eye wound/hit/lag vision cannot/gone/band; eye lag/wound/hit cannot seeing; eye pain halo/indradhanush/rainbow; eye red severe pain blur vomit`,
  ),
  rule(
    'urine',
    'now',
    NHS('conditions/urinary-retention'),
    `urine cannot urineverb -ruk -control -burning -color; urine cannot since -ruk -control; urinate cannot -control -sit -hold -problem; urine blocked -rukruk -nahin -control -pipe -nali; urine retention; urine stuck; catheter urine band; catheter blocked; catheter urine cannot; no urine -vomit -diarrhoea`,
  ),
  rule(
    'limb',
    'now',
    NHS('conditions/peripheral-arterial-disease-pad'),
    `leg/arm/limb/digit coldness blue/pale/numb/pulse/safed/white; leg/arm/digit blue pad/plaster/sudden/turned/gaya -vein; leg/foot/digit black -nail -spot; leg sudden coldness; plaster blue/numb; plaster tight/kasa blue/numb/swelling/pain/digit`,
  ),
  rule(
    'backNerve',
    'now',
    NHS('conditions/slipped-disc'),
    `back urine/stool control/pata cannot; leg numb urine/stool cannot; numb saddle; back numb dono/both/neeche/niche; back pain leg numb control/urine/stool; back urine/bladder/bowel/stool control/lose`,
  ),
  rule(
    'fever',
    'now',
    `${STG}; NHS, Fever in adults: https://www.nhs.uk/symptoms/fever-in-adults/`,
    `fever105; verycold; fever103 confused/rigors/faint/breath; fever breath unable/short`,
  ),
  rule('testResult', 'now', STG, `sodiumcrisis`),
  rule(
    'help',
    'now',
    ERSS,
    `emergency -emergencyother; ambulance -electric -rates; =108; =112; =108 number; =112 number; call/bulao/bulaiye/bulana/lagao/phone/milao 108/112; save die -money -data; elder/child/he/she dying -hair; cpr; help dying/urgent/die; jaldi/turant/urgent help/madad; madad bachao; koi bachao; me bachao; =bachao; die happening; mar jayega/raha/rahi/rahe -hasi -tension -bhukh -bhook -kaam -exam -sharam; =madad karo; =madad; =help me`,
  ),
  ...COMPOSED_RULES,
  ...TODAY_RULES,
]
