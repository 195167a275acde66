import 'server-only'

/* Words of violence and of self-harm, in the lexicon's form (lexicon.ts). */

export const VIOLENCE = `
rape: raped rapes rapist raping rapd balatkar gangrape dushkarm rap
@sexual: sambandh sambhog sexual sexually sex yaun molest* fondl* chhed* chhed chheda chhedchhad grope*
@assault: assault* abuse* abusing molest* harass* utpidan shoshan exploit* violence
@forced: forced forcing forcefully zabardasti jabarjasti jabrdasti jabran jabardast jabari
@touch: touch touched touches touching chhua chhute chhuti chhuta chhuya chhune haath_lagaya pakda pakad grabbed
@wrong: wrong galat gandi ganda bad badly inappropriate inappropriately private gupt ganda_kaam galt gande gandi_harkat ganda_harkat
@wrongdeed: kaam harkat cheez
@beats: beats beat beating beaten hits hit hitting maar_peet mara mari mare marta marte marti marne maro maarunga maarungi maarega maarenge maarkar maardala marpit peet* pit pitai pitta pitate slap* thappad punch* kick* mara-piti abus* physically_abuses strangl* tortur* torcher pratad* maarta_hai lathi belt_se danda_se laat laaton ghoonsa ghoose ghusa dhunai beaten_up shov* drag* baal_pakad ghaseet* daga tied bandh_kar
@domestic: domestic gharelu
@violence: violence hinsa abuse* harassment utpidan mar maarpeet
dowry: dahej
@home: home ghar gharwale gharwalo family husband pati
@missing: missing lost kho khogaya kho_gaya khogayi gum gumshuda lapata gayab kidnap* apahran abduct* uthale
@childlabour: childlabour bal_majduri trafficking bechna tasakari childmarriage bal_vivah
kidnapped: kidnap* apahran abduct*
`

export const SELF_HARM = `
suicide: suicid* sucid* suiside aatmahatya atmhatya khudkushi khudkashi
@soul: aatma
@murder: hatya
@kill: kill killing end ending finish finishing take taking maar mara mari mare marta marte marti marne maro maarunga maarungi maarega maarenge maarkar maardala khatam khatm khtm samapt ant khatma nuksan destroy mita
@life: life zindagi jeevan jaan zindgi lyf
@die: die dying marna marne maru mar_jana mar_jane mar_jati mar_jata mar_jao mar_jau mar_jaun mar_jaunga mar_jaungi mar_jaye marun marunga marungi dead death maut mrna suicide nahi_rahunga nahi_rahungi nahi_rahu nahi_rahoon end_my
@want: dil_karta dil_kar kash want wants wanted wish wishes chahta chahti chahte chahata chahati chahu man ichha feel feels feeling hope should going jaa ja jau jaun jaana jaunga jaungi chahiye padega plan planning thinking thoughts thought soch sochta sochti chah khayal vichar acha better gonna wanna lagta
@live: live living jeena jeene zinda exist* alive jee jiyu jeeni jeeun ji_sakta ji_sakti ji_paunga ji_paungi ji_pa jiya_jata
@notlive: not dont nahi nahin nhi nai no cant never without na mat tired stop nhii
@tired: tired tang thak_gaya thak_gayi thak_chuka thaka_hua pareshan haar_gaya haar_gayi nafrat hate done_with fed_up oob_gaya
hang: hang* fansi fanda latak* strangl* phasi noose
@harm: harm harms harmed harming hurt* cut cutting cuts kaat* kat slash* slit* injur* stab* shoot* drown* poison jump* kood* kud burn carv*
@died: died
@happier: happier happy better khush behtar acha relieved
@vanish: vanish* disappear* gayab adrishya
@wrists: wrist wrists nas kalai veins
@overheight: bridge pul train patri railway track chhat roof building terrace balcony river nadi well khidki gaadi
@jumps: jump* kood* kud kudna chalang
@worthless: worth worthless point reason meaning hopeless umeed bekar matlab fayda
goodbye: alvida
burden: bojh
`
