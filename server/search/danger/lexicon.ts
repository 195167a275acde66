import 'server-only'
import { SUBSTANCES } from './substances'
import { SELF_HARM, VIOLENCE } from './violenceWords'

/*
 * Everyday words for the concepts of dangers: a concept a line, `name: words`. English, Hindi and Hindi in Latin
 * letters are listed together; spelling variants that `dangerKey` unifies (`khoon`, `khun`, `kkhoon`) are listed
 * once. `*` leaves the ending open. A concept's name is one of its words unless it begins with `@`.
 */

const BODY = `
chest: seena seene chati chst chset nenju sternum breastbone ribcage kaleja kaleje
heart: dil hriday hridaya cardiac hart hrt
@face: face chehra chehre chehara mukh smile cheek
@mouth: mouth muh munh mu moo
@throat: throat gala gale galey windpipe gullet kanth halak
@tongue: tongue zuban zabaan jeebh
@lips: lips lip honth honthon labon lab
@eye: palke palkein palak eyelid eyelids eye eyes aankh aankhe aankhen aankhon ankho netra
@vision: vision sight eyesight nazar dikhna dikhai dikhayi dikhta dikh dikha roshni drishti nigah dekh dekhna
@head: head sir sar ser khopdi skull matha
headache: sirdard sardard
@neck: neck gardan garden
@back: back kamar peeth reedh spine
@arm: arm haath bazu hand bhuja arms hands haatho haathon haathpair elbow kohni wrist kalai baah baanh palm hatheli
@leg: leg legs pair pairo pairon taang foot feet calf thigh pindli payr jangh limb knee ghutna ghutne thighs jangha taangein taange edi pindliyan takhna
@digit: finger fingers ungli ungliyan thumb angutha toe toes nail nakhun
@shoulder: shoulder kandha kandhe kandhon
@jaw: jaw jabda jabde jabra jabre
@belly: stomach abdomen abdominal belly tummy pet stomac udar nabhi navel
@testicle: testicle testicles testis testes testicular scrotum scrotal balls andkosh andakosh andkosha vrishan goti gotiyan gotiyon
@body: body sharir badan jism ang deh
@bone: bone haddi haddiyan haddiya
@hip: hip kulha kulhe
@vein: vein artery nas nabz
@skin: skin chamdi twacha rash rashes daane chakatte chakte pitti hives petechia*
@appendix: appendix appendicitis
`

const PEOPLE = `
@baby: baby infant shishu nanhe babies newborn navjat neonat* newbon bby
@newborn: newborn navjat neonate neonatal neonates newbon
@child: child bacha bachche bachhi bachcho bachchon kid kids toddler children son daughter beta beti ladka ladki baalak boy girl munna munni betiya bitiya pota munne beta_ji chhota_bhai chhoti_behen nephew niece bhatija bhatiji bhanja bhanji grandson granddaughter nati natin student
@husband: husband pati shohar miyan partner boyfriend bf livein sasur_ji ex live_in hubby fiance mangetar partner_ne
@inlaws: in_laws in_law sasural sasuralwale sasur saas inlaws inlaw jeth devar nanad bahu_ko sasuralwalo mother_in_law father_in_law brother_in_law
@parents: papa pita father mummy mother sautela stepfather maa dad bauji babuji pitaji mataji sauteli step_father step_mother guardian stepdad stepmom step_dad step_mom
@someone: someone somebody kisi kisine stranger man aadmi ladke uncle chacha mama teacher dost friend colleague driver bhaiya padosi boss neighbour unknown relative cousin owner malik landlord pandit maulvi baba tutor coach cousin_brother senior classmate
@me: me mujhe mujhko mera mere meri maine hum hame main my i im mujhse humko saath
@myself: myself himself herself themselves yourself khud khudko apne apni apna aapko ourselves self
@pregnant: pet_se_hu pet_se_hun pet_se_hai pregnent pregant pregnat pregnan* preg garbh garbhvati garbhavastha garbhavati garbhini hamal prasuta trimester prasav expecting mother_to_be umeed_se maa_banne due_date
@womb: womb uterus garbh bachedani kokh
`

const HAPPENING = `
pain: pains painful paining dard dukh* dukhta tees peeda ache aches aching hurt hurts hurting paen takleef taklef cramp cramps marod maror kast pein
@heavy: heavy heaviness bhari bharipan bharipn vajan weight elephant pressure dabav tight tightness tightening jakdan jakad* squeez* crush* discomfort bojh khichav ghutan congest* constrict* patthar haathi band_around belt rassi kas* bhinch* nichod* clamp vice load stone badha_hua
@burning: burning jalan jal jalna jalta
@prick: chubhan chubh* prick* stabbing stab jhanjhan*
sweat: sweating sweats sweaty pasina pasine clammy
@attack: attack daura daure attck ataik attacked
@stroke: stroke strok strokes lakwa falij falidge pakshaghat paralys* paralyz* parlysis brainstroke
@brain: brain dimag dimagi
@droop: droop* crooked tedha tedhi tedhe latak* twisted lopsided tircha tirchi uneven latka latki latke khinch* khich* mud* sikud* bent tilted sag sagg* sagging pulled tilting dropped
@numb: numb numbness sunn sunnata sunna sunpan lifeless bejaan tingl*
weak: weakness kamzor kamzori
@slur: लड़खड़ा लड़खड़ाती लड़खड़ाना slur* ladkhada* larkhada* ladkhara* larkhara* tutla* mumbling mumbles mumbled unclear garbled haklana lakhada* latpat* lapata lapat ladkhad* gibberish nonsense jumbled babbl* totla totli totlana atpata ulti_seedhi
@speech: speech speak speaking talk talking words bol bolna bolne boli bolti bolta awaz bola voice bolo zuban baat sentence sentences shabd
@cannot: cant cannot unable couldnt can't wont wouldnt not no nahi nahin nhi nai na mushkil difficult* trouble without stopped never hard isnt isn doesnt doesn didnt dont struggl* failing refus* problem pareshani dikkat mat nehi nei paate asamarth
@unable: cant cannot unable couldnt nahi nahin nhi nai not mushkil difficult* trouble struggl* hard dikkat problem pareshani taklif taklef issue swasth less
@stops: stop stops stopping stopped ruk ruki rukna ruka rukta ruke rukti rukegi rukega band tham thamta thame thamna rok rokna roka khatam rukne
work: working works kaam chal chalta chalna function* hil hilna hilta
@move: laat laate laatein move moving movement movements movemnt hil hile hilna hilta hilti hilte uth uthna uthta lift raise halchal kick kicks kicking ghoom ghum* harkat kicked
sudden: achanak ekdum ekdam sudden* turant abruptly ekaek acanak yakayak ek_dum ek_dam jhat_se all_of_sudden
@severe: severe severely sehan sahan saha jhela bahut bohot bahot bhot bhut tez tej teez asahniya asahneey worst terrible extreme intense excruciat* bardasht zyada jada bhayankar bhayanak gambhir khatarnak tadap* tadpa* chhatpata* sever very zor jor kharab acute agony critical itna itni chilla* scream* writh* lotpot unbear* killing asahaneey asehneey dam_nikal jaan_nikal tadp* chhatpat* bechain zor_ka jabardast behad badtar haal_kharab buri_tarah
@worst: worst thunderclap sabse bhayanak bhayankar
@one_sided: ek_side one_side one_eye ek_aankh ek_haath ek_pair side sided left right ek_taraf taraf baye baya bayen bayan baan baen dayan daye dayen dahina dahine bayi dayi aadha aadhe half bay ulta_haath seedha_haath
breath: breathing breaths breathe breathes breth brething brethe saans saas saanse saanso swas respiration breathin saansein sansen
breathless: breathless* brethless* gasp* suffocat* dyspn* hanph* hafna panting puffing hanpta
@short: short shortness tez tej fast phool phul* phoolna phoolti phoolne ukhad* uthal chadh* fuli atak* ghut* rapid hard shallow labour* seeti gharghar uthli ghutti bhaari kheench* uthi tooti
@suffocating: ghut* ghutan
@dum: dum dam
@choke: chok choked choking choke choaking
@stuck: stuck atak* atka atki phas* fans* phasa lodged fasna phasi
@swallow: swallow* nigal* nigl* ingest* gulp* gatak* chew* chab* chaba* chus*
@blue: blue neela neele neeli bluish purple baingani cyanos* kala black grey
oxygen: spo spo2 saturat* sats o2 ऑक्सीजन oximeter oxi satuation
@low: low lo kam less gir* girgaya drop* fall* ghata ghati ghatna ghat_gaya ghat_gayi down gira giri gir girta girti neeche very_low decreas* loww
@high: high hai badh* zyada jada tez above up increase* increas* badha badhi badhgaya hi
@blood: blood khoon khon rakt lahu raktsrav raktasrav raktstrav blod bloody rokto raktham
bleeding: bleed bleeds bleding bleedin haemorrhag* raktsrav raktasrav raktstrav blding bleading बlीडिंग lahuluhan lathpath
@flows: beh behna beh* bah baha bahna bahta bahe behta nikal* aa aana aaya aayi aaye aati aata gush* gushing pour* spurt* flow* fountain losing lost tapak* oozing dhaar phuhar* fawwar* pichkari
@lots: lots lot much heavy heavily bahut bohot bahot bhot bhut zyada jada profuse* massive excess* badly adhik severe severely uncontrol* continuous* nonstop lagatar tez dher too pool soaked soaking litre bharke katori glass_bhar mutthi tarbatar tar_batar
vomit: vomit* ulti* voming vomting puke puking throwing qai kai qay ubkai throws_up threw_up throw_up heaving okai
cough: coughing coughed khansi khasi balgam thook sputum spit spitting khanste
@stool: stool stools motion motions latrine potty tatti mal poop toilet shauch poo paikhana paikhane pakhana pakhane
@black: black kala kali kaale tarry tarkol koltar tar_like coal coaltar
nose: naak nakseer nosebleed nosebleeds
@wound: wound wounds cut cuts ghav zakhm zakham kat kata kati kate katgaya chot chotein gash katna injur* lacerat* zakhmi ghayal phaad torn ripped tore puncture* cheera chir_gaya chir_gayi
@cutoff: severed chopped
@unconscious: unconscious* unconcious* unconsious* uncousious behosh* besudh murchit murcha unrespons* unrespond* fainted faint fainting faints passed_out blackout collaps* mooricha nonrespons* comatose acet achetan agyan achetna lifeless out_cold coma blacked_out zombie bejaan sudhbudh
@conscious: conscious concious consciousness conciousness hosh respond responding responds response waking wake woke awake jaag jagna awaz woken wakes rous* sudh reviv* jagne jagaane
pulse: heart_beat nabz nadi heartbeat dhadkan dharkan nabaz
@faint: pass_out behosh* faint* chakkar chakkr chaker dizzy dizziness giddi* andhera lightheaded lightheadedness
@fall: fell fall fallen gir gira giri gire gir_gaya falling falls girna girke girkar slipped slip phisal* jump* ludhak* lurhak* tumbl* collapse dhad_se patka girne girte
@fits: fits seizure seizures siezure* seisure* sezure* seazure* convuls* jerking jerks jhatke jhatko jhatako ainthan epileptic thrash* twitch* patak* jhatka_lag spasm spasms fitting chhatpata* seizing seized
mirgi: epilepsy epilepcy
@foam: foam* froth* jhaag
@akad: akad akada akadi akadta akadna akdan stiff* jakad* jakdan akdi akda akadan rigid
`

const CAUSES = `
@drug: antibiotic antibiotics tablet tablets pill pills goli goliyan goliya medicine medicines dawa dawai paracetamol crocin dolo syrup capsule capsules sleeping_pills calpol paracitamol alprazolam zolpidem dawaiyan metformin amlodipine thyroxine eltroxin alprax clonazepam lorazepam ativan combiflam ibuprofen aspirin disprin digoxin warfarin antidepressant antidepressants painkiller painkillers dawaiya
@sleeping: sleeping neend sleep so_jana so_jaun so_jaungi so_jaunga so_jau so_jaye
@drink: drank drunk drink drinking drinks pi piya pee peeliya pii pina peene pili pi_liya pija gatak* sip
@eat: ate eaten eat eating kha khaya khali khayi khaliya khaye took taken taking consum* swallow* nigal* ingest* had le li liya lee leliya leli khilaya
@many: many bahut zyada jada sari sare strip bottle whole all patta sheeshi too_many extra double handful ek_saath dher poori pura multiple several galti overdose dibba dabba packet mutthi mutthibhar entire bunch lots sab saara dhero poori_ki_poori
overdose: overdos* od over_dose ओवरडोज ओवरडोस
alcohol: sharab daru whisky whiskey rum beer
@drugs: heroin cocaine smack opium afeem charas mdma
@gas: gas gais geyser lpg smoke dhuan dhua monoxide heater sigdi angithi fumes carbon
leak: leaking leek leakage leaks rasaav risav
@snake: snake snakes saanp samp saap naag cobra krait viper sarp snak karait nagin ajgar pambu haavu pamu vipers cobras daboia russell phursa ghonas saanpin
@scorpion: scorpion bichhu scorpian
@bite: bite bites bit bitten biting bited kat kaat* kata kati kaatne kaatna das dasa dasna dansh dank dank_mara stung sting* daang nocha noch* scratch* kharoch* khroch* khronch* kharonch* khurach* katgaya kaat_liya danka chavla chavli kamrech* kadich* kachit* kaatu karad* bait nip nipped chaba chabaya fang fangs dasliya
@animal: bandariya dog dogs kutta kutte kuttey bandar monkey cat billi chamgadar animal janwar jackal siyar pig suar street_dog kuttia puppy pilla nevla mongoose rat chuha chuhe fox lomdi camel horse langur chamgadad bat bats kutra kutre kukur kutru kukka tendua leopard bhalu gilhari bhediya sher bagh cheetah wolf bear tiger lion crocodile magarmachh lakadbaggha squirrel doggy doggo
rabies: rebies rabis
insect: barre barra bhidd bhir keede bee bees wasp hornet madhumakkhi tataiya barr makdi spider jellyfish keeda centipede kankhajura ants bhavra
allergy: allerg* ellergy anaphyla* reaction anafil*
@swelling: swelling swell swells swollen swelled sujan suj suja suji suj* phool phul* closing closed puffy puff* bulging balloon* mota_ho
@burn: burn burns burnt burned jal jala jali jale jalgaya jalgayi jal_gaya scald* jhulas* jhuls* jalna burnd jalne jalaya daag*
@fire: fire aag aagg flame flames lapat lapten lapton
@hot: hot garam garm boiling khaulta khaulte ubalta ubalte ubla khaultey khaulti ubalti scalding steaming ubaltey
@liquid: water pani tea chai chay oil tel milk doodh sabzi dal soup coffee ghee steam bhap liquid
@spilled: spill* fell fall gir gira giri gire girgaya gir_gaya splash* splatter* pour* pad padgaya chhalak* ud chala gaya pulled tipped knocked toppled
@acid: acid tezab chemical chemicals chuna bleach phenyl harpic alkali cleaner esid kemikal edhesive fevikwik rang
@throw: threw throw* fek* phenk* dal* daala attack* maar
@explode: blast* phat* fat fata fati burst* explod* explosion phut* foot foota bam
@cracker: cracker crackers patakha patakhe firecracker anar cylinder cooker stove boiler silendar kukar
@current: current karant bijli electric electricity karent electrocut* voltage taar kv 11kv hightension short_circuit wire wires switch plug socket live_wire transformer switchboard bijli_ka charger khambe khamba
@shock: shock shocked jhatka jhatke lag laga lagi lag_gaya lagna chipak* chipka electrocut* pakad*
electrocuted: electrocut*
drown: drown* doob* dub duba dubi dubgaya doobkar submerged underwater
@water: water pani pool nadi river talab pond tank tanki kuan kuen kue samundar sea bucket balti nahar canal beach bathtub tub
@accident: accident accidents aksident durghatna durghtna hadsa crash crashed takkar acident acciden collision thok* run_over kuchal* एक्सीडेंट hit_and_run takra* ludhak* tumble* skid* hit_by
@vehicle: jcb crane bulldozer car bike truck bus train gaadi scooty scooter motorcycle auto rickshaw tractor cycle van suv jeep tempo metro lorry dumper trolley toto activa rail
@height: height roof chhat building stairs seedhi seedhiyon terrace balcony ped tree khidki window manzil upar unchai pahad ladder bed sofa table palang bistar khat
@fatspl: phod phoda phodi fat fata phat* phut* foota split cracked open khul
@weapon: knife chaku chhuri chhura chhure blade sword talwar bullet goli gun gunshot kulhadi rod lathi sariya kaanch glass keel stab* danda pistol bandook axe sickle hasiya trishul barcha bhala aari saw cutter hammer hathauda kainchi scissors razor ustra gandasa kudal pechkas screwdriver arrow teer khanjar dagger
@weaponhit: hamla stab* lag laga lagi maar mara mari mare marta marte marti marne maro maarunga maarungi maarega maarenge maarkar maardala ghus* shot shoot* attack* ghop* ghonp* gehra deep cut bhok* lagna
@stabbed: stabbed stabbing gunshot
shot: shoot
@break: broken broke fracture* fractur* toot* tut tuta tooti tut_gayi fracchar frakchar dislocat* todna
@outside: out bahar visible stick* protrud* dikh
@machine: machine mixer grinder thresher fan pankha lathe kolhu chara press door darwaza mixi chaff
@crushed: crush* kuchal* dab dab_gaya dab_gayi pis_gayi
`

const STATES = `
@incoming: aa aaya aayi aana nikal* coming came comes
@bachao: bachao bachaao bachaiye bachalo bacha_lo
@bumped: banged bang bumped bump hit knocked takra* smacked struck patka patak
@smoke: smoke dhuan dhua dhue dhuen dhuye
@forgot: forgot forgets forgetting bhool_gaya bhool_gayi bhool_gaye bhool_rahe
@himmat: himmat takat hausla strength
@birthnow: crowning hone_wala hone_wali hone_wale paida_ho janm_le
@hightension: volt volts hightension high_tension 11kv khambe line
@night: night raat
@left_it: chhod
@lungs: lung lungs fefde fefdo
@recall: yaad miss remember
@letter: letter chitthi khat note
@pupil: pupil pupils putli
@wheezing: wheez*
@huge: huge big bada badi bade mota moti enlarged
@pale: pale peela_pada safed white ashen grey clammy
@drool: drool* laar saliva
@dead: dead nirjeev bejaan lifeless murda mar_gaya
@moaning: karah* moan* groan* tadap* cheekh* scream* writh* chhatpat* rolling lot_raha lot_rahi lotpot
@mishap: pierced pierce impaled ghusa ghus ghusi chapet bhid bhidi kuchla kuchli rounda raund* thoka thok* lahuluhan mangled trapped slammed smashed collided knocked struck ejected thrown run_over mauled takra* takkar bhidant collapsed cheer_diya phaad_diya dhakka_maar dhakka
snakebite: सर्पदंश sarpdansh snakebites
@pipe: pipe windpipe nali
@anymore: anymore longer aur
@steam: steam bhaap vapour vapor
@bechain: bechain bechaini restless restlessness
@hardword: rock board wood lakdi patthar stone hard sakht kada
@lime: lime chuna powder mirchi chilli mirch
@knee: knee ghutna ghutne ghutno
@marriage: marriage shaadi vivah married marry
@lying: lying laying pada padi pade found mila mili
@person: patient mareez rogi victim woman lady aurat mahila buzurg budhe budha budhi worker mazdoor labourer usko usne isko inko unko unhe unhen wo woh he she him her they roommate someone twins teenager
@runs: run runs running ran
@specialist: specialist specialists visheshagya doctor doctors dr clinic clinics surgeon opd appointment
@bygone: tha_ab thi_ab the_ab
@voices: voices awaazein
@chemo: chemo chemotherapy kemo keemo keemotherapy
@khatra: khatra danger
@abusive: abusive violent dhakka joote jooton belt gaali galoch scared darr dar_lagta neel bruise bruises peecha stalk* blackmail* following
@nowayout: raasta raasta_nahi way_out option
@unalive: unalive kms
@gored: seeng horn gored gore
@bull: gaay gau bull saand cow bail buffalo bhains
@childtoxic: tambaku tobacco gutkha cigarette bidi bhang ganja cannabis alcohol sharab daru naswar khaini
@overturned: palat* overturn* ulat*
@recognise: recogni* pehchan* pahchan*
@message: message messages msg text whatsapp
@mixed: mixed mix mila milaya mila_diya spiked
@double: do_do double doguna dugna extra
@nebuliser: nebuli*
@floor: floor jameen farsh ground
@worsening: bigad* critical serious seriously deteriorat* haalat_kharab tabiyat_bahut tabiyat_kharab
@drag: drag dragging dragged drags ghisat* ghasit* ghisit*
@someonegone: nahi_rahunga nahi_rahungi nahi_rahu nahi_rahoon na_rahu na_rahun na_rahunga nahi_rahi nahi_hota na_hota na_hoti
@giving: de_diya diya di gave given double extra
@ready: ready likha likh written write bheja bheji sent sending saving collected jama
@note: goodbye farewell alvida last_message final_message suicide_note last_note antim last_call
@nightsleep: forever hamesha sada
@soil: coffee_grounds coffee_ground coffee_jaisi coffee_jaisa coffee_coloured coffee_colored
@suckin: sucking suck caving cave pulling pull sinking sink dhas dhans andar
@air: air oxygen hawa
@ecg: ecg ekg
@infarct: stemi nstemi infarct* mi myocardial heartattack
@acute: sudden suddenly achanak abhi now ekdum ekdam subah_se kal_se raat_se ghante ghanta hours hour minute minutes din_se aaj today tonight since_morning since_yesterday
@hurts: jalata jalati jalate jalana jala daagta daagti daaga chimte chimta gag gagged tied bandhkar bandh_kar bandhak kaid bhookha locks locked lock choke choked choking strangle* throttl* gala pushed pushes shoved kick* starve* torture* threaten* dhamki dhamkata dhamkati dhamkate katal marwa murder*
@delivery: delivery dilivery prasav childbirth labour labor birth baby_born janam bachcha_hone paida janm c_section csection cesarean caesarean
@laborpain: labour labor labur prasav contractions contraction leber
@breaks: broke broken break* burst* leak* phat* fat fata fati toot* foot* chala nikal* nikla nikli beh* bah gaya gush*
miscarriage: miscarr* garbhpat garbhapat abortion_bleeding
@ectopic: ectopic eclampsia preeclampsia
blur: blur* dhundhla dhundhala
fever: tapta tapti fevers fevar feaver bukhar buxar taap temperature temp jwar fevr tapman hararat febrile tap_raha tap_rahi burning_up
@feed: feed feeding feeds fed doodh milk suck sucking drink drinking pee pi pina khana eat breastfeed* paani
@lethargic: letharg* drows* sust susti floppy limp listless sleepy dheela murjha* nidhal
@yellow: yellow peela peeli jaundice piliya
@cry: cry crying cries cried ro rona roya roti rote roo rotha
sunken: dhas dhasi dhasa dhase dhasin dhans dhansi dhansa dhanse dhansin andar_dhasi gaddhe dhasne
diarrhoea: diarrh* dast loose_motion loosemotion loose motions dysentery cholera haija pechish dasta dustt julab pet_chal watery_stool watery_stools patli_potty patle_dast paani_jaise_dast
dehydrated: dehydrat* nirjalikaran pani_ki_kami
@violent: violent abusive hinsak
@feeling: feel feeling mehsoos mahsoos mahsus sensation
@rust: tetanus rust rusted rusty jung zang
@eyeop: cataract motiyabind motiya lasik retina
@rot: sad sada sadi sadna rot* gangrene maggot maggots keede kide gal_gaya
@urine: urine pee peeing urinat* urin peshab pishab susu mutra toilet latrine bathroom moot bladder wee
@blocked: stuck retention band ruk* ruka stop* block*
rigors: rigor* kaanp* kampkampi thithur*
sepsis: septic septicemia septicaemia sepsi
confused: drowsy drowsiness confus* delir* disorient* behki behka badbada* bahak* behak* bahki bhram pagal ulta_seedha bhool hallucinat* irritable incoherent ghabra* ajeeb strange strangely weird weirdly anap_shanap senseless rambling bewildered nonsense badbad*
@rash: rash rashes daane chakatte spots chakte dhabbe
@light: light roshni photophob*
@surgery: circumcision khatna nasbandi bypass transplant lasik surgery replacement operation oprasion opration operasan surgical taanke taake tanka stitch stitches stich suture* c_section csection cesarean caesarean post_op postop post_operative operated aapreshan oparesan incision chira tanko tankon section
@pus: pus mavad peep peeb sad_gaye sad_gaya sad_gayi pak pake paka paki
@red: red laal redness garam warm gap khul* opened open swelling sujan khula
@shaking: shaking shake shaky tremb* kaanp* kamp kampna kampkapi tremor thar* tharthar* kaap* shiver* kampan
hungry: bhookh hunger
sugar: suger glucose glucos diabetes diabetic sugur sugr glucometer cheeni madhumeh rbs fbs ppbs bsl grbs cbg
@sugarword: sugar suger glucose glucos sugr sugur glucometer rbs fbs ppbs bsl grbs cbg dextrostix accucheck
insulin: insuline
hypoglycemia: hypoglyc* hypo hypoglycaemi*
@dka: ketoacidosis ketone* dka
pressure: bp b_p bi_pi bipi preshar raktchap raktachap hypertension bloodpressure prashar systolic
@pulseword: pulse heartrate heartbeat heart_beat heart_rate nabz dhadkan dharkan bpm hr nadi palpitation* rate beat
dengue: dengu dengi dangue chikungunya malaria
platelet: plates platelet* plt platlet* pletlet* pletelet* platelate*
hemoglobin: hb hgb hemoglobin* haemoglobi* himoglobin
@gums: gums gum masude masudo masudon nose naak skin potty stool ulti urine peshab
@heat: loo lu heatstroke sunstroke loo_lag
@sun: sun dhoop heat garmi lu loo
sight_flash: flashes flashing floaters curtain parda chingari
shadow: saya curtain parda
blind: blind* andha andhi andhapan
twist: twist* torsion mud mudgaya muda mudi ghum* marod ulat* ulta
@clot: clot embol* thakka thakke dvt thrombos*
@control: control kaabu rok hold leak* nikal
troponin: tropi troponin*
potassium: k+
sodium: sodium
inr: inr
@othermeasure: hba1c a1c tsh t3 t4 cholesterol triglyceride triglycerides uric vitamin b12 weight wt height age umar bmi psa esr crp wbc tlc calcium ferritin iron sgpt sgot urea ldl hdl vajan ward room
bilirubin: billirubin
creatinine: creatinin* creatnine
testscore: positive pos high badh* aaya
`

export const LEXICON = [BODY, PEOPLE, HAPPENING, CAUSES, SUBSTANCES, STATES, VIOLENCE, SELF_HARM].join('')
