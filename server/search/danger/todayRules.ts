import 'server-only'
import { type DangerRule, rule } from './rule'
import {
  FIRST_AID,
  STG,
  RABIES,
  MATERNAL,
  NEWBORN,
  DENGUE,
  SUGAR,
  PRESSURE,
  ANAEMIA,
  SEPSIS,
  NHS,
} from './sources'

/** Signs for a doctor's visit on the same day, without an ambulance; written as in rules.ts. */
export const TODAY_RULES: readonly DangerRule[] = [
  rule(
    'wound',
    'today',
    SEPSIS,
    `surgery/stitches/wound pus; surgery/stitches/wound fever; stitches infection/open/gaping/khul/red/swelling/blood/badbu/smell -kab -kitne; wound infection/open -kab; stitches break -kab -kitne; surgery infection -recovery -tract -urine; surgery khul -kab; surgery swelling after/jagah/site/area/day/wound/legs; surgery bleeding/blood -bloodother -piles -recovery -uterine -period; wound/stitches ooze -incision; surgery jagah/site water; surgery wound ooze/water/red/smell/gaping/khul/open; incision ooze/red/pain -drainage; stitches water flows; stitches yellow; surgery site/jagah hot/ooze; drain smell/pus/badbu; surgery ooze yellow/wound; cesarean pus/fever; wound/leg/digit rot; wound smell; rust weapon/nails/leg/arm/wound`,
  ),
  rule(
    'animalBite',
    'today',
    RABIES,
    `animal bite -schedule; animal lick wound/face/eye/mouth; ~rabies; animal noch; animal tooth lag/laga/mara/gada/gadaye/gadaa; animal panja/nails mara/maare/lag/laga/blood; animal attack/hamla/jhapat; ^animal nails/tooth/wound/bite`,
  ),
  rule('lowSugar', 'today', SUGAR, `sugarlowish`),
  rule('highSugar', 'today', SUGAR, `sugarhigh`),
  rule('heart', 'today', STG, `~chest burning -acidity -gas -food; pulsefast; pulseslow faint`),
  rule('breathing', 'today', STG, `spo2lowish`),
  rule(
    'bleeding',
    'today',
    STG,
    `black stool -iron; ~period bleeding/blood lots; ~piles bleeding/blood lots; urine blood lots`,
  ),
  rule(
    'pregnancy',
    'today',
    MATERNAL,
    `pregnant fever/vomit lots; pregnant fall; delivery fever -surgery; pregnant/gestation swelling face`,
  ),
  rule('newborn', 'today', NEWBORN, `newborn yellow; infant fever; ~baby fever`),
  rule(
    'limb',
    'today',
    NHS('conditions/deep-vein-thrombosis-dvt'),
    `leg sudden swelling; one_sided leg swelling pain; leg/arm swelling laal/redness`,
  ),
  rule('bloodPressure', 'today', PRESSURE, `bphigh; bplowish; pressure high headache faint/vomit/nose/blur`),
  rule(
    'dengue',
    'today',
    DENGUE,
    `plateletlow; platelet low -kaise -diet -badhane -increase; dengue platelet low`,
  ),
  rule('anaemia', 'today', ANAEMIA, `hblow`),
  rule('fever', 'today', STG, `fever103; fever dayssince`),
  rule(
    'injury',
    'today',
    FIRST_AID,
    `~bone break -plaster -rod -screw -heal -heel; child fall bed; child fall head`,
  ),
  rule(
    'sight',
    'today',
    NHS('conditions/red-eye'),
    `eye red pain/blur/severe -allergy; eyeop after pain/red/blur/pus; eyeop after vision low/cannot; eyeop surgery red -kab`,
  ),
  rule('testResult', 'today', STG, `potassiumhigh; inrhigh; creatininehigh; bilirubinhigh`),
]
