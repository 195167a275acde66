import 'server-only'
import { SUBSTANCES } from './substances'

/*
 * What people call the things that dangers are made of: a concept a line, `name: words`. English, Hindi and Hindi in Latin
 * letters stand side by side; spelling variants that `dangerKey` makes one (`khoon`, `khun`, `kkhoon`) stand once. `*` leaves
 * the ending open. A concept's name is one of its words unless it begins with `@`.
 */

const BODY = `
chest: seena sina seene sine chati chhati chatti chest chst chset सीना छाती nenju
heart: dil hriday hridaya cardiac hart hrt हृदय
@face: face chehra chehre chehara mukh smile cheek
@mouth: mouth muh munh mooh moonh mu muuh moo
@throat: throat gala gale galey windpipe gullet
@tongue: tongue zuban juban zabaan jabaan jeebh
@lips: lips lip honth hont hothon labon lab
@eye: eye eyes aankh ankh aankhe aankhen aankhon ankhon ankho aankho netra
@vision: vision sight eyesight nazar najar dikhna dikhai dikhayi dikhta dikh dikha roshni drishti nigah dekh dekhna
@head: head sir sar ser sirr khopdi skull matha
headache: headache headache sirdard sardard
@neck: neck gardan gardhan garden
@back: back kamar peeth pith reedh spine
@arm: arm haath hath haat bazu baju hand bhuja arms hands haatho haathon haathpair
@leg: leg legs pair pairo pairon paer per taang tang foot feet calf thigh pindli payr jangh limb
@digit: finger fingers ungli ungliyan thumb angutha toe toes nail nakhun
@shoulder: shoulder kandha kandhe kandhon
@jaw: jaw jabda jabde jabra jabre
@belly: stomach abdomen abdominal belly tummy pet pait stomac udar nabhi navel
@testicle: testicle testicles testis testes testicular scrotum scrotal balls andkosh andakosh andkosha aandkosh andkos vrishan
@body: body sharir shareer badan jism
@bone: bone haddi hadi haddiyan haddiya
@hip: hip kulha kulhe koolha
@vein: vein artery nas nass nabz
@skin: skin chamdi twacha rash rashes daane dane chakatte chakte pitti hives petechia*
@appendix: appendix appendicitis
`

const PEOPLE = `
@baby: baby infant shishu nanha nanhe babies newborn navjat nawjat navjaat neonat* newbon bby
@newborn: newborn navjat nawjat navjaat neonate neonatal neonates newbon nawjaat
@child: child bacha bachcha baccha bachche bacche bachhe bachhi bachi bachchi bache bachcho bachchon bacho kid kids toddler children bacchi son daughter beta beti ladka ladki baalak balak boy girl munna munni betiya bitiya pota poti
@husband: husband pati shohar miyan partner boyfriend bf livein
@inlaws: in_laws in_law sasural sasuralwale sasur saas inlaws inlaw jeth devar
@parents: papa pita father mummy mother sautela stepfather maa dad
@someone: someone somebody kisi kisine stranger man aadmi ladke uncle chacha mama teacher dost friend colleague driver bhaiya padosi boss neighbour unknown relative cousin
@me: me mujhe mujhko mera mere meri maine hum hame main my i im mujhse humko saath sath
@myself: myself himself herself themselves yourself khud khudko apne apni apna aapko ourselves self
@pregnant: pregnant pregnancy pregnent pregant pregnat pregnan* preg garbh garbhvati garbhwati garbhavastha garbhavati garbhini hamal prasuta trimester prasav
@womb: womb uterus garbh bachedani kokh
`

const HAPPENING = `
pain: pains painful paining dard dardd dukh* dukhta tees peeda pida ache aches aching hurt hurts hurting paen takleef taklif taklef taqleef cramp cramps marod maror kast kasht pein
@heavy: heavy heaviness bhari bhaari bharipan bhaaripan bharipn vajan weight elephant pressure dabav dabaav tight tightness tightening jakdan jakad* squeez* crush* discomfort bojh khichav ghutan congest* constrict* patthar haathi hathi
@burning: burning jalan jal jalna jalta jal
@prick: chubhan chubh* prick* stabbing stab jhanjhan*
sweat: sweating sweats sweaty pasina paseena pasine pasinaa paseene clammy
@attack: attack attak atak atack daura daure dora dore attck aatack ataik attacked
@stroke: stroke strok strokes lakwa lakva lakwaa laqwa falij faalij falidge pakshaghat paralysis paralys* paralyz* paraliz* parlysis paralisis brainstroke pakshaghaat
@brain: brain dimag dimaag dimagi dimaagi
@droop: droop* drooping crooked tedha tedhi tedhe teda tedi latak* twisted lopsided tircha tirchi uneven latka latki latke tirchha bent tilted
@numb: numb numbness sunn sun sunnata sunna sunpan lifeless bejaan tingl*
weak: weak weakness kamzor kamjor kamzori kamjori
@slur: लड़खड़ा लड़खड़ाती लड़खड़ाना slur* slurr* slured ladkhada* larkhada* ladkhara* larkhara* tutla* unclear garbled haklana lakhadana lakhada* latpat* lapata lapat ladkhad*
@speech: speech speak speaking talk talking words bol bolna bolne boli bolti bolta awaz awaaz aawaz bola voice bolo zuban baat
@cannot: cant cannot unable couldnt can't wont wouldnt not no nahi nahin nhi nai nahee na mushkil difficult* dificulty trouble without stopped never hard isnt isn doesnt doesn didnt dont struggl* failing refus* problem pareshani dikkat mat nehi nei na paate asamarth
@unable: cant cannot unable couldnt nahi nahin nhi nai not mushkil difficult* dificulty trouble struggl* hard dikkat problem pareshani taklif takleef taqleef taklef difficulty issue swasth dikat taqlif less
@stops: stop stops stopping stopped ruk ruki rukna ruka rukta ruke rukti rukegi rukega band bandh tham thamta thame thamna rok rokna rukka rukkk roka khatam rukne
work: working works kaam kam chal chalta chalna function* hil hilna hilta
@move: move moving movement movements movemnt hil hile hilna hilta hilti hilte hill uth uthna uthta lift raise halchal kick kicks kicking kik ghoom ghum* harkat
sudden: suddenly achanak achaanak ekdum ekdam sudden* turant abruptly ekaek acanak yakayak
@severe: severe severely bahut bohot bahot bhot bhut tez tej teez bahoot unbearable asahniya asahneey asahniy worst terrible extreme intense excruciat* bardasht zyada jyada jada zada jyaada bhayankar bhayanak gambhir khatarnak tadap* tadpa* chhatpata* sever very zor jor kharab acute agony critical itna itni chilla* scream* writh* lotpot
@worst: worst thunderclap sabse bhayanak bhayankar
@one_sided: ek_side one_side one_eye ek_aankh ek_ankh ek_haath ek_hath ek_pair side sided left right ek_taraf taraf baye baya bayen bayan baan baen dayan daye dayen dahina dahine bayi dayi aadha adha aadhe half bay
breath: breathing breath breaths breathe breathes breth brething breathing brethe saans sans saas sas saanse saanso swas shwas shwaas sanse respiration breathin saansein
breathless: breathless* brethless* gasp* suffocat* dyspn* hanf hanph* hafna haanf*
@short: short shortness tez tej fast phool phul* fool phoolna phoolti phoolne phool* phulna ukhad* uthal chadh* fuli fool* atak* ghut* rapid hard shallow labour* laboured seeti siti gharghar
@suffocating: ghut* ghutan
@dum: dum dam dumm
@choke: chok choked choking choke choaking
@stuck: stuck atak* atka atki phas* fas* fans* phans* phasa lodged fasa fasna phasi
@swallow: swallow* swalow* nigal* nigl* ingest* gulp* gatak*
@blue: blue neela neele neeli nila nile nili bluish purple baingani cyanos* kala kaala black grey
oxygen: oxigen spo2 saturation saturat* sats o2 ऑक्सीजन oximeter oxi satuation oksijan
@low: low lo kam less gir* girgaya drop* fall* ghata ghati ghatna ghat_gaya ghat_gayi down gira giri gir girta girti neeche very_low decreas* dropping loww
@high: high hai badh* zyada jyada jada tez above up increase* increas* badha badhi badhgaya hi
@blood: blood khoon khun kun khon rakt lahu lahoo raktsrav raktasrav raktstrav blod bloody rokto raktham
bleeding: bleed bleeds bleding bleedin haemorrhage hemorrhage haemorrhag* hemorrhag* raktsrav raktasrav raktstrav blding bleading बlीडिंग
@flows: beh behna beh* bah baha bahna bahta bahe behta nikal* aa aana aaya aayi aaye aati aata gush* gushing pour* spurt* spurting flow* fountain losing lost tapak* oozing dhaar dhar phuhar* fawwar* favvar* pichkari
@lots: lots lot much heavy heavily bahut bohot bahot bhot bhut zyada jyada jada zada jyaada profuse* massive excess* badly adhik severe severely uncontrol* continuous* nonstop lagatar lagaatar tez dher too pool soaked soaking litre
vomit: vomiting vomits vomited vomit* ulti ultee ultiyan ultiya ulti* voming vomting vomitting puke puking throwing qai kai qay
cough: coughing coughed khansi khaansi khasi balgam thook thuk sputum spit spitting khanste
@stool: stool stools motion motions latrine potty poty tatti mal poop toilet shauch poo paikhana paikhane pakhana pakhane
@black: black kala kaala kali kaali kaale tarry
nose: naak nak nakseer naksir nosebleed nosebleeds
@wound: wound wounds cut cuts ghav ghaav zakhm jakhm zakham jakham kat kata kati kate katgaya injury chot chott chotein gash katna
@cutoff: severed chopped
@unconscious: unconscious* unconcious* unconsious* uncousious behosh* behos behoshi behosh besudh murchit moorchit murcha murchha unrespons* unrespond* fainted faint fainting faints passed_out blackout collaps* colaps* collapsing mooricha nonrespons* comatose acet achet achetan agyan achetna
@conscious: conscious concious consciousness conciousness hosh hos respond responding responds response waking wake woke awake jaag jag jagna awaz
pulse: heart_beat nabz nabj nadi naadi heartbeat heartbeat dhadkan dharkan nabaz nabj
@faint: pass_out behosh* faint* chakkar chakar chakkr chaker dizzy dizziness giddi* andhera lightheaded lightheadedness
@fall: fell fall fallen gir gira giri gire gir_gaya falling falls girna girke girkar gira slipped slip phisal* fisal* jump*
@fits: fits seizure seizures siezure* seisure* sezure* seazure* convuls* jerking jerks jhatke jhatko jhatako ainthan epileptic
mirgi: meergi mirgee epilepsy epilepsi epilepcy mirgy
@foam: foam* froth* jhaag jhag jhagg
@akad: akad akada akadi akadta akadna akdan stiff* jakad* jakdan akdi akda akadan akdaa rigid
`

const CAUSES = `
@drug: tablet tablets pill pills goli goliyan goliya golia medicine medicines dawa dawai dawaai paracetamol crocin dolo syrup capsule capsules sleeping_pills calpol paracitamol alprazolam zolpidem dawaiyan dava
@sleeping: sleeping neend nind sleep
@drink: drank drunk drink drinking drinks pi piya pee peeliya pilia pii pina peene peena peeliya pili pilee pi_liya pija gatak* sip
@eat: ate eaten eat eating kha khaya khali khayi khaaya khaliya khaye took taken taking consumed consum* swallow* nigal* ingest* had le li liya lee leliya leli khilaya
@many: many bahut zyada jyada jada sari saari sare saare strip bottle whole all patta sheeshi shishi too_many extra double handful ek_saath dher poori puri pura multiple several galti overdose
overdose: overdos* od overdos* over_dose
alcohol: sharab daru daaru whisky whiskey rum beer
@drugs: heroin cocaine smack opium afeem charas mdma
@gas: gas gais geyser lpg smoke dhuan dhua dhuaan monoxide heater sigdi angithi fumes carbon
leak: leaking leek leakage leaks rasaav lik risav
@snake: snake snakes saanp sanp samp saap sap saamp naag nag cobra krait viper sarp snak karait nagin ajgar saanp pambu paambu haavu pamu kobra vipers cobras
@scorpion: scorpion bichhu bichu bichoo bichchu scorpian
@bite: bite bites bit bitten biting bited kat kaat* kata kaata kati kaati kaatne kaatna das dasa dasna dansh dans dank dank_mara stung sting* stings daang nocha noch* scratch* khrocha kharoch* katgaya kaat_liya byte danka chavla chavli chaavla kamrech* kadich* kachit* kaatu karad* bait nip nipped chaba chabaya
@animal: dog dogs kutta kutte kute kuta kuttey bandar monkey cat billi chamgadar animal janwar jackal siyar pig suar street_dog kuttia puppy pilla nevla mongoose rat chuha chuhe choohe fox lomdi kutiya camel horse langur langoor chamgadad bat bats kutra kutre kukur kutru kukka tendua leopard bhalu
rabies: rebies rabis
insect: keede kide bee bees wasp hornet madhumakkhi madhumakhi tataiya barr bhirr makdi spider jellyfish keeda kide centipede kankhajura ants madhumakhhi bhavra
allergy: allerg* allergic alergy alergi ellergy elergy anaphyla* anaphylaxis reaction anafil*
@swelling: swelling swell swells swollen swelled sujan soojan suj suja suji suj* sooj* sooja phool phul* fool closing closed puffy puff*
@burn: burn burns burnt burned jal jala jali jale jalgaya jalgayi jal_gaya scald* jhulas* jhulsa jhuls* jalna burnd jalne jalaya
@fire: fire aag aagg flame flames
@hot: hot garam garm boiling khaulta khaulte ubalta ubalte ubla khaultey
@liquid: water pani paani tea chai chay oil tel milk doodh dudh sabzi dal soup coffee ghee steam bhap bhaap liquid
@spilled: spill* spilt fell fall gir gira giri gire girgaya gir_gaya splash* poured pour* pad padgaya chhalak* ud chala gaya pulled tipped knocked toppled
@acid: acid tezab tejab tezaab tejaab chemical chemicals chuna choona bleach phenyl harpic alkali cleaner esid kemikal edhesive fevikwik rang
@throw: threw throw* thrown fek* phek* phenk* fenk* dal* daal* daala attack* dala maar
@explode: blast blasted blast* phat* fat fata fati phata phati burst* explod* explosion phut* foot foota phoota bam
@cracker: cracker crackers patakha patakhe pataka firecracker anar cylinder cooker stove boiler silendar kukar
@current: current karant bijli electric electricity karent electrocut* voltage taar tar 11kv hightension short_circuit wire wires
@shock: shock shocked jhatka jhatke lag laga lagi lag_gaya lagna chipak* chipka electrocut* pakad*
electrocuted: electrocut*
drown: drown* doob* dub duba dubi dooba doobi dubgaya doobkar
@water: water pani paani pool nadi river talab pond tank tanki kuan kuen kue samundar sea bucket balti nahar canal beach bathtub tub
@accident: accident accidents aksident axident durghatna durghtna hadsa haadsa crash crashed takkar takar acident acciden collision thok* run_over kuchal* एक्सीडेंट hit_and_run
@vehicle: car bike truck bus train gaadi gadi scooty scooter motorcycle auto rickshaw tractor cycle
@height: height roof chhat chat chhatt building stairs seedhi seedhiyon sidhi terrace balcony ped tree khidki window manzil upar unchai pahad ladder bed sofa table palang bistar khat
@fatspl: fat fata phat* phata phut* foot* foota phoota split cracked open khul
@weapon: knife chaku chaaku chakku chhuri churi blade sword talwar bullet goli gun gunshot kulhadi rod lathi sariya kaanch kanch glass keel stabbed stab* danda pistol bandook axe sickle hasiya trishul barcha bhala aari saw cutter
@weaponhit: hamla stab* stabbed stabbing lag laga lagi maar mara maara mari maari mare maare marta maarta marte maarte marti maarti marne maarne maro maaro maarunga maarungi maarega maarenge maarkar maardala mara mari ghus* shot shoot* attack* ghop* ghonp* gehra deep cut bhok* lagna
@stabbed: stabbed stabbing gunshot
shot: shoot shot
@break: broken broke fracture* fractur* toot* tut tuta tooti tuti tut_gayi tooth fracchar frakchar dislocat* todna
@outside: out bahar baahar visible stick* protrud* dikh
@machine: machine mixer grinder thresher fan pankha lathe kolhu chara press door darwaza mixi chaff
@crushed: crush* kuchal* dab dab_gaya dab_gayi pis_gayi
`

const STATES = `
@delivery: delivery dilivery deliveri prasav childbirth labour labor birth baby_born janam bachcha_hone paida janm c_section csection cesarean caesarean
@laborpain: labour labor labur prasav contractions contraction leber
@breaks: broke broken break* burst* leak* phat* fat fata fati phati toot* foot* phoot* chala nikal* nikla nikli beh* bah gaya gush* 
miscarriage: miscarr* miscar* garbhpat garbhapat miscariage abortion_bleeding
@ectopic: ectopic eclampsia preeclampsia
blur: blurred blurry blur* dhundhla dhundhala dhundla
fever: fevers fevar feaver bukhar bukhaar bukar bhukhar buxar taap tap temperature temp jwar jvar fevr tapman bukhaarr
@feed: feed feeding feeds fed doodh dudh milk suck sucking drink drinking pee pi pina peena dudhh khana eat breastfeed* breastfeeding paani
@lethargic: letharg* drows* sust susti floppy limp listless sleepy dheela dhila murjha* nidhal nidhaal
@yellow: yellow peela peeli pila pili jaundice piliya peeliya
@cry: cry crying cries cried ro rona roya roti rote roo rotha
sunken: dhas dhasi dhasa dhase dhasin dhans dhansi dhansa dhanse dhansin andar_dhasi gaddhe dhasne dhanse
diarrhoea: diarrh* diarh* dast dasth loose_motion loosemotion loose motions dysentery cholera haija pechish dasta dustt
dehydrated: dehydrat* dehydration nirjalikaran pani_ki_kami
@urine: urine pee peeing urinat* urinate urin peshab pesab peshaab pishab pishaab susu mutra toilet urination latrine bathroom peesab moot
@blocked: stuck blocked retention band bandh ruk* ruka stop* block*
rigors: rigor* kaanp* kampkampi thithur*
sepsis: septic septicemia septicaemia sepsi
confused: confus* delir* disorient* behki behka badbada* bahak* behak* bahki bhram pagal ulta_seedha bhool hallucinat* irritable incoherent ghabra*
@rash: rash rashes daane dane chakatte spots chakte dhabbe
@light: light roshni photophob*
@surgery: surgery replacement operation oprasion opration operasan surgical taanke tanke taake tanka stitch stitches stich suture* sutures c_section csection cesarean caesarean post_op postop post_operative operated aapreshan oparesan incision chira cheera taanka tanko taanko tankon taankon section
@pus: pus mavad mawad peep peeb puss mawaad sad_gaye sad_gaya sad_gayi pak pake pakk paka paki
@red: red laal lal redness garam warm gap khul* opened open swelling sujan khula
@shaking: shaking shake shaky tremb* kaanp* kamp kampna kampkapi kanp* tremor thar* tharthar* kanp kaap* shiver* kampan कांप
hungry: hungry bhookh bhukh hunger
sugar: suger shugar glucose glucos diabetes diabetic sugur sugr shuger glucometer cheeni madhumeh rbs fbs ppbs bsl grbs
@sugarword: sugar suger shugar glucose glucos sugr sugur shuger glucometer rbs fbs ppbs bsl grbs
insulin: insuline insulin
hypoglycemia: hypoglyc* hypo hypoglycaemi* hipo
@dka: ketoacidosis ketone* dka
pressure: bp b_p bi_pi bipi preshar presure raktchap raktachap hypertension bloodpressure prashar pressar systolic
@pulseword: pulse heartrate heartbeat heart_beat heart_rate nabz dhadkan dharkan bpm hr nadi palpitation* rate beat
dengue: dengu dengi dangue denggue chikungunya malaria
platelet: platelet* plt platlet* pletlet* platelates pletelet* platelate*
hemoglobin: haemoglobin hb hgb hemoglobin* haemoglobi* himoglobin heemoglobin
@gums: gums gum masude masudo masudon masoode nose naak skin potty stool ulti urine peshab
@heat: loo lu heatstroke sunstroke loo_lag
@sun: sun dhoop dhup heat garmi lu loo
sight_flash: flashes flashing floaters curtain parda chingari
shadow: shadow saya curtain parda
blind: blind* andha andhi andhapan
twist: twist* torsion mud mudgaya muda mudi ghum* ghoom* marod ulat* ulta
@clot: clot embol* thakka thakke dvt thrombos* embolism
@control: control kaabu kabu rok hold leak* leaking nikal
troponin: tropi troponin*
potassium: potasium k+
sodium: sodium
inr: inr
@othermeasure: hba1c a1c tsh t3 t4 cholesterol triglyceride triglycerides uric vitamin b12 weight wt height age umar bmi psa esr crp wbc tlc calcium ferritin iron sgpt sgot urea ldl hdl vajan wajan ward room
bilirubin: billirubin
creatinine: creatinin* creatnine
testscore: positive pos high badh* aaya
`

const VIOLENCE = `
rape: raped rapes rapist raping rapd balatkar balatkaar balaatkar gangrape dushkarm rap rapped
@sexual: sambandh sambhog sexual sexually sex yaun molest* molested molestation fondl* chhed* chhed chheda chhedchhad chedchad grope*
@assault: assault* abuse* abused abusing molest* harass* utpidan shoshan exploit* violence
@forced: forced forcing forcefully zabardasti jabardasti jabarjasti zabarjasti jabrdasti
@touch: touch touched touches touching chhua chhute chhuti chhoote chhuta chhuya chhoota chua chhuaa chhune haath_lagaya
@wrong: wrong galat gandi ganda bad badly inappropriate inappropriately private gupt ganda_kaam gandii galt
@wrongdeed: kaam harkat kam cheez chij
@beats: beats beat beating beaten hits hit hitting maar_peet mar_pit mara maara mari maari mare maare marta maarta marte maarte marti maarti marne maarne maro maaro maarunga maarungi maarega maarenge maarkar maardala marta maarta marte maarte marti maarti mara maara mari maari marpit maarpeet marpeet maarpit peet* pit pitai pitta pitate pitai pitte slap* slaps thappad punch* kick* mara-piti abus* physically_abuses strangl* tortur* torcher pratad* pitaa
@domestic: domestic gharelu ghareloo
@violence: violence hinsa abuse* harassment utpidan mar maarpeet marpit
dowry: dahej
@home: home ghar gharwale gharwalo family husband pati
@missing: missing lost kho khogaya kho_gaya khogayi gum gumshuda lapata gayab kidnap* apahran abduct* uthale
@childlabour: childlabour bal_majduri trafficking bechna tasakari childmarriage bal_vivah
kidnapped: kidnap* apahran abduct*
`

const SELF_HARM = `
suicide: suicid* sucid* suiside sucide aatmahatya atmahatya atmhatya aatmhatya khudkushi khudkhushi khudkusi khudkashi aathmahatya
@soul: aatma atma
@murder: hatya
@kill: kill killing end ending finish finishing take taking maar mara maara mari maari mare maare marta maarta marte maarte marti maarti marne maarne maro maaro maarunga maarungi maarega maarenge maarkar maardala khatam khatm khtm samapt samaapt ant khatam khatma nuksan nuksaan destroy
@life: life zindagi jindagi jeevan jivan jeewan jaan jan zindgi jindgi lyf
@die: die dying marna marne maru mar_jana mar_jane mar_jati mar_jata mar_jaata mar_jaati mar_jao mar_jau mar_jaun mar_jaaun mar_jaunga mar_jaungi mar_jaye marun marunga marungi dead death maut mrna suicide
@want: dil_karta dil_kar kash kaash want wants wanted wish wishes chahta chahti chahte chahata chahati chaahta chahu man mann ichha icha ichcha iccha feel feels feeling hope should going jaa ja jau jaun jaana jaunga jaungi chahiye padega plan planning thinking thoughts thought soch sochta sochti chah khayal vichar acha achha accha better gonna wanna lagta
@live: live living jeena jina jeene jine jiina zinda jinda exist* alive jee jiyu jeeni jeeun ji_sakta ji_sakti ji_paunga ji_paungi ji_pa jiya_jata jiya_jaata
@notlive: not dont nahi nahin nhi nai no cant never without na mat tired stop nhii
@tired: tired tang thak_gaya thak_gayi thak_chuka thaka_hua pareshan haar_gaya haar_gayi nafrat hate done_with fed_up oob_gaya
hang: hang* fansi phansi faansi phaansi fanda phanda latak* strangl* phasi fasi
@harm: harm harms harmed harming hurt* cut cutting cuts kaat* kat slash* slit* injur* stab* shoot* drown* poison jump* kood* kud burn
@died: died
@happier: happier happy better khush behtar acha relieved
@vanish: vanish* disappear*
@wrists: wrist wrists nas nass kalai kalaai veins
@overheight: bridge pul train patri railway track chhat roof building terrace balcony river nadi well khidki gaadi
@jumps: jump* kood* kud kudna chalang
@worthless: worth worthless point reason meaning
goodbye: alvida goodbye
burden: bojh
`

export const LEXICON = [BODY, PEOPLE, HAPPENING, CAUSES, SUBSTANCES, STATES, VIOLENCE, SELF_HARM].join('')
