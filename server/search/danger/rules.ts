import 'server-only'

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
 * What in somebody's words is a danger. A sign is met where a word of each of its concepts (lexicon.ts, measures.ts) stands near
 * the others, in any order: `a/b` either of them, `-a` where none of `a` is anywhere; a name that is no concept is that very word.
 * `~` begins one that only names an illness: care for it is no danger. `!` begins one that no context takes away (contexts.ts),
 * `=` one that is all that was typed. Every row says where it is from.
 */

export const DANGER_RULES: readonly DangerRule[] = [
  rule(
    'suicide',
    'now',
    MANAS,
    `~suicide; !suicide want/me -law; !soul murder; !myself/me kill life; !myself kill; !life khatam; !want die; !die painless/easy/tarika/tareeka/way; !sleeping drug die; !notlive live -without; !want notlive wake;
    !live notlive want; !tired life; !myself/me hang -mouth -face; !hang want; !hang giveup; !hang lag; !hang tonight/lagana; !myself harm -accident; !wrists harm want/me; !wrists slit; !want jumps; !jumps overheight want; !jaan giveup -aushadhi -arogya -dhan -daan;
    !jumps overheight let; !overheight jumps ke; !jaan khatam; !life khatam karna; !life kill karna; !wrists harm -weapon -gayi -gaya -accident; !maut aa/chahiye/mile;  !life worthless; !life worth; !life matlab nahin; !live fayda/matlab nahin; !life bekar/bekaar me; !live want khatam; !cannot go on anymore/longer; !world chhod me; !hamesha sleep want; !me hate myself; !better die; !me die -scared -father -mother -papa -maa; !sleep forever; !goodbye everyone/forever/world/note; !burden me;
    !poison want ate/eat/food; !die ate -rat; !nobody miss me; !nobody would miss; !nobody/no die/died kare/notice/sad/cry/farak; !if me died/vanish/disappear; !happier without me; !nobody kare gone/vanish; !agar/if me mar/die; !want end everything; !kill everything want; !end all/it/everything; !everything khatam; !should dead; !thinking ending it; !no reason live; !end life me; !life kill me; !die want; !life hate`,
  ),
  rule(
    'choking',
    'now',
    FIRST_AID,
    `choke -hazard; throat stuck; food kanta stuck; foreign stuck; throat foreign; throat food cannot; something stuck throat; foreign swallow breath; foreign/food stuck breath; fish bone stuck; foreign stuck`,
  ),
  rule('snakebite', 'now', SNAKE, `snake bite; scorpion bite; snake ne; snakebite; scorpion shock`),
  rule(
    'allergy',
    'now',
    NHS('conditions/anaphylaxis'),
    `anaphylaxis; allergy severe/breath/swelling/throat; throaten swelling; throat swelling ate/food/bite/injection/drug/breath/insect; throat closing; throat band food/ate/eat; tongue/lips swelling; mouth swelling food/drug/injection/breath -tooth; face swelling ate/food/eat/drug/bite/injection/skin/breath; insect bite swelling/breath/throat/faint/unconscious; jellyfish bite; skin breath unable; skin face swelling; hives swelling/breath/vomit`,
  ),
  rule(
    'electricShock',
    'now',
    FIRST_AID,
    `current shock -bill; electrocuted; current burn; current unconscious`,
  ),
  rule(
    'drowning',
    'now',
    FIRST_AID,
    `!drown breath; drown -debt -karz -sun; child fall water -hot -burn; fall well/pond/river/nadi/talab; water out breath`,
  ),
  rule(
    'acid',
    'now',
    `${BURNS}; ${BNSS}`,
    `acid throw -acidother; acid attack -acidother; acid face/eye/body/skin/hand -acidother; eye toxic -kajal; eye acid; acid spilled -acidother; acid burn -acidother -chest -belly`,
  ),
  rule(
    'burn',
    'now',
    BURNS,
    `~burn -burnother; hotdrink spilled child/baby/arm/leg/face/body; burn arm/leg/face/body/digit -burnother; explode burn; boiling liquid arm/face/leg/child/body; face/arm/digit/hair burn gas/cylinder/stove; hot liquid spilled; hot liquid burn -burnother; fire burn/clothes/body/lag/kapde -ambulance; on fire; petrol aag/fire; cracker explode; cracker burn; cracker digit/hand/arm/eye/face; liquid spilled burn -burnother`,
  ),
  rule(
    'gas',
    'now',
    FIRST_AID,
    `gas leak; cylinder leak/smell; gas smell -stool -belly -pass; lpg smell; monoxide; gas unconscious/breath -belly -stool; smoke breath; heater/geyser/angithi/sigdi unconscious/headache/faint; heater/geyser/angithi/sigdi cannot uth`,
  ),
  rule(
    'poisoning',
    'now',
    NPIC,
    `poison -food -ivy -want; food poison unconscious/severe/lots; toxic drink/ate/swallow -acidother; toxic eat -acidother -gas; rat drug; rat kill ate/eat/swallow/drink; overdose; drug many ate/eat; manytablets drug; manytablets ate; sleeping drug many; sleeping drug ate; sleeping manytablets;
    child drug ate -kitni; child toxic ate/drink/swallow; foreign swallow; child foreign ate; alcohol drug sleeping; alcohol sleeping; drugs overdose/unconscious; insulin many/galti; mushroom vomit/unconscious/faint/ate; drug bottle/sheeshi drink/ate; toxic bottle drink; toxic inhaled/faint -acidother; hit drink; child bottle/sheeshi ate; mix alcohol drug`,
  ),
  rule(
    'heatStroke',
    'now',
    HEAT,
    `~heat stroke; ~loo lag; loo fever/unconscious/vomit/faint; ~heatstroke; sun unconscious/fall/faint; sun fever confused/vomit/hot; sun body hot`,
  ),
  rule(
    'pregnancy',
    'now',
    MATERNAL,
    `pregnant/gestation bleeding/blood/fits/daura/unconscious -bloodother; pregnant/gestation severe pain; pregnant/gestation belly pain bleeding; pregnant/gestation blur; pregnant/gestation severe headache; pregnant/gestation bphigh/bpcrisis;  pregnant swelling pressure/headache/blur; pregnant spotting; gestation spotting; pregnant pressure headache/head/high; pregnant andhera; placenta cannot; pregnant one_sided pain -leg -arm; pregnant pain faint; baby outside came/coming; pregnant/gestation pain uth/uthna; pregnant fluid breaks; cord outside; cord neck baby;
    pregnant/gestation waterlike breaks -child; waterbag breaks; waterbroke; gestation waterlike gone; baby/child cannot move -arm -leg -stool; baby/child move stops/low; baby/child womb cannot; gestation baby/child cannot kick;
    delivery pain -after -baad -back -stitches; wife/pregnant in labour/labor; delivery started/shuru; laborpain contractions; contractions; delivery happening -cost; delivery after bleeding/fits/unconscious; delivery after blood lots; bleeding after miscarriage; ~miscarriage; ~ectopic; baby ulta birth; pregnant fall belly`,
  ),
  rule(
    'injury',
    'now',
    `${ERSS}; MoRTH, Good Samaritans: https://morth.nic.in`,
    `accident; head injury -scar; head wound/hit; head fatspl -raha -rahi -jayega -jaega; head fatspl blood/accident/fall; head patthar/stone/danda/brick/eent lag/laga/mara; nails ukhad; fall head; fall stairs; fall height vomit/lethargic/unconscious; fall roofs; child fall bed vomit/lethargic/unconscious; fall vomit/lethargic; weapon weaponhit -medicine -sleeping; stabbed; stab wound; shot; deep wound; bone break outside; bone outside; hip break -replacement -plaster; fall hip pain/cannot; head lag gaya/gayi -thand -hawa -dhoop; neck/spine break; spine injury; fall vehicle/tree; vehicle takkar; vehicle hit; cutoff finger/arm/leg/digit; digit/arm/leg wound gone/separate -nail; vehicle wound; neck wound cannot; fall height cannot move; digit machine; arm machine; machine crushed -stone; crushed digit/arm/leg; eye hit blood/bleeding/ball; eye needle/ghus; needle eye; explode hurt; cylinder blast; weapon deep/ghus; fall cannot stand/khada/khadi; fight blood`,
  ),
  rule(
    'dehydration',
    'now',
    DIARRHOEA,
    `diarrhoea sunken; diarrhoea eye andar; diarrhoea rice/chaval; diarrhoea lots weak; diarrhoea cannot urine; diarrhoea unconscious/lethargic/confused; child diarrhoea weak/lethargic/cannot/manytimes; child vomit lethargic; diarrhoea vomit lethargic/faint; ~cholera; ~haija; child dehydrated; baby no tears/urine; child cannot drink -young -newborn; eye sunken child; diarrhoea manytimes weak; sunken vomit`,
  ),
  rule(
    'newborn',
    'now',
    NEWBORN,
    `newborn/young fever/lethargic/coldness/vomit/fits/daura/blue/temp38/fever103; newborn/young cannot feed/breath/cry/urine; newborn yellow lethargic; newborn yellow cannot; baby yellow lethargic; baby/child fever103/fever105; baby/child cannot suck; baby cannot feed; child cannot dudh; baby/child lethargic -learning -purple -neck; baby/child cannot cry; baby soft spot; baby sunken spot; baby/child blue -eye -cloth; baby unresponsive; baby/newborn cannot breath; baby sunken`,
  ),
  rule(
    'lowSugar',
    'now',
    SUGAR,
    `sugarverylow; sugar lowstate -diet -carb -free -food -biscuits -sweets -cookies -snacks -fruits -chocolate; sugar low shaking/sweat/faint/confused/unconscious/hungry; sugar sweat -chest -heart; sugar confused -high -sugarveryhigh -sugarhigh; insulin shaking/sweat/faint/unconscious/confused; ~hypoglycemia; sugar unconscious; sugar low gaya/gayi -kaise`,
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
    `neck akad fever/headache/vomit/light; ~meningitis; ~sepsis; fever rash purple; rash purple; rash glass; fever confused; fever akad neck; fever neck cannot move/twist/mud; fever unconscious`,
  ),
  rule(
    'seizure',
    'now',
    FIRST_AID,
    `mirgi jhatka; fit aa -size -kapde; ~fits -well -size -shoe -shoes -current; fits child/baby/fever/cannot/came -well; ~daura -heart -asthma -pm -asthma -modi -panic; daura came -heart -asthma; mirgi daura/came; ~mirgi attack; fever akad -neck; arm/leg akad jhatka/mouth/foam/fits/unconscious; body akad foam; foam mouth; eye ulat/rolled body/akad`,
  ),
  rule(
    'stroke',
    'now',
    STROKE,
    `~stroke -heat -volume -two -four -engine; stroke came; stroke now -question; one_sided taraf/side cannot work/move -pain -bed; face/mouth droop; face numb; mouth gone one_sided; mouth one_sided taraf; speech band/gone -child; ~slur; slur sudden/now/came; tongue stuck/heavy/numb; face cannot one_sided; face muskura/smile cannot; speech sudden; cannot speech -child -breath; one_sided numb body/arm/leg/face -digit; one_sided numb part; one_sided face lethargic/weak; one_sided weak body/arm/leg/face; one_sided cannot work/move body/arm/leg; one_sided body band; sudden numb/weak arm/leg/body/face/one_sided; arm/leg sudden cannot -coldness; arm weak speech; arm cannot lift face/speech/slur/numb; arm numb cannot; arm/leg cannot move/work -pain -shoulder -knee -baby -child;
    worst headache life; worst headache; worst head pain; sudden headache; sudden head pain; severe headache vomit; severe head pain vomit; brain bleeding/clot/attack/hemorrhage; tongue cannot move; sudden confused; sudden faint speech/numb; sudden deaf/deafness; voice gone sudden; speech gone arm/leg/one_sided`,
  ),
  rule(
    'heart',
    'now',
    `${STG}; NHS, Chest pain: https://www.nhs.uk/symptoms/chest-pain/`,
    `chest pain -breast; chest sweat/clutching; chest someone/koi sitting/baith/baitha/baithi; chest press; ~angina; heart sweat; heart baith sweat/vomit; chest heavy/prick -congestion; chest burning sweat/arm/jaw/breath; heart pain/heavy/prick -break -tootne; ~heart attack; heart attack came/now/lag; heartattack came; ~heartattack; attack came -panic -migraine -asthma -daura -animal; arm pain sweat; jaw pain sweat; left arm pain -injury -after -fracture; jaw arm pain; chest burn sweat; ~heart failure; heart stops; ~cardiac arrest; pulseword short faint/unconscious/sweat; pulsehigh; pulselow; pulse stops; ~troponin testscore; potassiumcrisis; palpitation faint; bhari chest`,
  ),
  rule(
    'unconscious',
    'now',
    FIRST_AID,
    `unconscious -mind; eye cannot opens -swelling -red -flu; tryingtowake uth cannot; cannot conscious/jawab; gone conscious; cannot pulse -fast -arm -leg; pulse band; faint fall; cannot wake; passed out; eye ulat; eye rolled; child cannot uth; papa/mummy/dadi/dada cannot uth; collapsed; conscious cannot; no pulse -leg -arm; cannot respond`,
  ),
  rule(
    'breathing',
    'now',
    `${STG}; NHS, Shortness of breath: https://www.nhs.uk/symptoms/shortness-of-breath/`,
    `breath unable; breathless; breath short -yoga; breath stops; breath severe -exercise; suffocating breath/dum; dum suffocating; suffocat; lips/face/nails/turning/body blue -eye; oxygen low; spo2low; asthma attack; ~asthma daura; inhaler cannot work/help/helping/asar; chest andar breath; chest indrawing; wheeze cannot/severe; asthma severe; ribs sunken; breath ribs; gasping; pulmonary embolism; lung clot; clot breath; leg swelling breath`,
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
    `bleeding lots surgery; nose bleeding/blood since; bleeding lots -period -piles; blood lots -bloodother -period; bleeding/blood cannot stops -bloodother; bleeding/blood cannot stops nose/mouth/wound/tooth; bleeding stop wound/surgery/nose; blood flows wound/head/accident/arm/leg/surgery/mouth/gushing; bleeding head/ear/accident/deep; blood gushing/everywhere; nakseer/naksir/nosebleed cannot stops; blood vomit; blood cough; black stool vomit/faint/blood/weak; blood mouth/ear -gums; stool blood faint/lots; vein wound; wrists blood/bleeding; bleeding faint; period bleeding faint/soaked/unconscious; piles bleeding lots faint/cannot; losing blood`,
  ),
  rule(
    'wound',
    'now',
    SEPSIS,
    `surgery/stitches pus/infection confused/unconscious/short/rigors; surgery/stitches/wound fever confused/unconscious; surgery fever breath short; wound infection confused/unconscious/short`,
  ),
  rule(
    'sexualViolence',
    'now',
    `${BNSS}; ${WOMEN}`,
    `rape -child -seed -seeds; sexual assault -child; sexual violence/harass -child; harassed -child; someone touch wrong -child -kin; forced sexual -child; me/someone forced -marriage -urine; me touch wrong -child -kin; me sexual assault/touch -child; me wrong wrongdeed -child`,
  ),
  rule(
    'childDanger',
    'now',
    CHILD,
    `child abuse/assault; child sexual/rape; child wrong wrongdeed/touch; kin touch wrong; child touch private; child missing -weight -hair; child beats -back; parents beats me -husband; child forced; kidnapped; childlabour; child uthake`,
  ),
  rule(
    'domesticViolence',
    'now',
    WOMEN,
    `husband/inlaws beats; husband/inlaws hand/arm uthaya/uthata/uthate; husband/inlaws throat press; !inlaws dowry/me beats/violence; domestic violence; me beats home; me beats -child -heart -gall; dowry beats/violence/pareshan; beats home; wife beats; husband threat/kill; husband/inlaws violence`,
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
    `belly severe pain; belly sudden pain; belly pain patthar/hard/kada/rigid; belly patthar jaisa; belly kada/sakht/rigid -stool; appendix explode; belly swelling gas cannot; belly swelling stool cannot; belly pain vomit blood/green; belly pain cannot sida/khada/straight/stand; appendix severe`,
  ),
  rule(
    'testicle',
    'now',
    NHS('symptoms/testicle-pain'),
    `testicle pain -vasectomy; balls sudden pain/swelling -ate -eat; testicle twist; torsion; testicle sudden; ball sudden pain`,
  ),
  rule(
    'sight',
    'now',
    NHS('conditions/detached-retina-retinal-detachment'),
    `sudden vision gone/cannot; sudden blind; vision gone -weak -glasses; cannot vision sudden/one_sided; sudden cannot seeing; cannot seeing one_sided/anything; sight_flash shadow; flashes floaters; curtain vision; curtain eye; ~eye parda; eye sudden cannot; lost vision; dikhna band; sudden eye pain vomit`,
  ),
  rule(
    'urine',
    'now',
    NHS('conditions/urinary-retention'),
    `urine cannot urineverb -ruk -control -burning -color; urine cannot since -ruk -control; urinate cannot -control -sit -hold; urine blocked -nahin -control; urine retention; urine stuck; catheter urine band; no urine`,
  ),
  rule(
    'limb',
    'now',
    NHS('conditions/peripheral-arterial-disease-pad'),
    `leg/arm/limb/digit coldness blue/pale/numb/pulse/safed/white; leg/arm/digit blue pad/plaster/sudden/turned/gaya -vein; leg/foot/digit black -nail -spot; leg sudden coldness; plaster blue/numb`,
  ),
  rule(
    'backNerve',
    'now',
    NHS('conditions/slipped-disc'),
    `back urine control cannot; leg numb urine/stool cannot; back numb dono/both; back pain leg numb control/urine/stool; back stool control; back urine/bladder/bowel/stool control/lose`,
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
    `emergency -emergencyother; ambulance; =108; =112; =108 number; =112 number; call 108/112; cpr; help dying/urgent/die; jaldi/turant/urgent help/madad; madad bachao; koi bachao; me bachao; =bachao; help die; die happening; mar jayega/raha/rahi/rahe -hasi -tension -bhukh -bhook -kaam -exam -sharam; =madad karo; =madad; =help me`,
  ),
  ...TODAY_RULES,
]
