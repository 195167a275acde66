import 'server-only'

/*
 * Words around a complaint, in the lexicon's form (lexicon.ts). Those that take an alarm away must be spelt right; the others
 * belong to single signs.
 */

export const CONTEXTS = `
@money: cost costs costing price prices charge charges kharcha kharch kharche fee fees kimat expense package insurance insured bima mediclaim policy policies claim coverage cover loan emi discount deduction yojana scheme reimbursement compensation muavja daam_kya kitne_ka kitne_ki kharid kharidna
@learning: sikhe sikhna seekhe seekhna sikhen business act roktham rokatham diwas exam exams questions mcqs neet guideline guidelines emergency_medicine course courses education training class classes workshop certificate certification job jobs naukri vacancy salary career book books pdf ppt essay nibandh slogan poster drawing quotes shayari rapper album song songs gana movie movies film films serial lyrics novel story kahani news khabar wikipedia wiki meaning matlab definition full_form fullform synonym spelling ipc bns kanoon pocso statistics awareness wallpaper video quiz mcq notes icd ncert history_of_medicine inventor squad conference research journal ngo donate donation donor paragraph ointment fungus fayde ka_fayda kya_fayda ka_faida kya_faida labh benefit benefits sapna sapne sapno dream dreams performance information jaankari kaise_failta kitna_khatarnak kitne_khatarnak leaflet brochure chapter chapters lesson lessons physics chemistry biology science project homework lecture prevention advisory rehab rehabilitation rehablitation physio physiotherapy physiotherapist
@topicword: kiraye kiraya advocate affairs frog cartoon tattoo emoji gif app box brand budget buy dhara driver dukaan foundation game hazard hazards image images law laws lawyer logo mandir menu mind museum names offer online paisa paise photo photos plant plants recipe rent restaurant rupaye rupees scooter sell shop supplier temple toy toys vakil sasta goat
@told: ne gaya gayi gaye liya li raha rahi rahe me my mera meri mere mujhe mujhko maine was is has had his her he she fell help bachao bachcha bachche bachchi baby child son daughter papa mummy pati husband abhi now laga lagi hit struck by dia usko usne isko unko unhe unki uski uska uske wo woh they their them feel feels feeling felt put puts
@otherthing: blood_thinner blood_thinners near_me
@scars: scar scars mark marks nishan nishano daag cosmetic keloid
@question: side_effect side_effects kaise_karte kasrat kaunsa prakar vyayam vyaayam me_kya_khana me_kya_khaye what_are kitne_type type_of what_type what_is kya_hota kya_hoti kya_hai kise_kahte kise_kehte types stages stage difference vs versus prevent prevention prevents preventing avoid bachav kaise_bache bachne bachaye bachen risk risks chance chances factors factor cause causes caused causing recovery recovered exercise exercises yoga diet khana_pina checkup followup followups counselling caregiver survivor support_group screening volume kitne_din kab_tak theek_hota malish massage kya_khaye kya_khana kya_khaen kaise_hota kaise_hoti kyon_hota kyo_hota kyu_hota kyun_hota kyon_hoti kyu_hoti
@after: after baad post
@care: jaanch janch dekhbhal nursing caretaker attendant unit ward treatment treatments ilaj upchar therapy doctor doctors dr specialist visheshagya surgeon hospital hospitals aspatal clinic centre center medicine medicines dawa dawai dawaiyan tablet tablets goli ayurvedic ayurveda homeopathy homeopathic patanjali remedy remedies nuskha upay test tests scan report surgery operation bypass stent nurse injection vaccine vaccination tika range normal chart machine monitor device antivenom department specialists cure anti drug drugs tel oil
@event: jal_gaya jal_gayi jal_gye aaya aayi aya aagaya aa_gaya aa_gayi hua hui huwa ho_gaya ho_gayi pada padi pad_gaya having now abhi happening happened started aa_raha aa_rahi aa_rahe pad_raha pad_rahe ho_raha ho_rahi kya_kare kya_karu kya_karun kya_karen what_to_do help hogaya maar_gaya got turant not_helping not_working asar_nahi aaram_nahi kaam_nahi fayda_nahi
@past: saal_pehle saal_pahle years_ago year_ago months_ago mahine_pehle last_year pichle_saal last_month childhood bachpan previously earlier purana puraani barso hua_tha hui_thi
@again: now abhi again phir dobara aaj today suddenly achanak
@none: no without denies nil bina
@any: any more sign signs koi
@negation: nahi nahin nhi nai
@goeson: ruk rukta ruki rukti kam theek ja jata jati jaa utar utra utri utre utarta sah seh band bardasht samajh khatam tham gaya gayi
`

export const BESIDE = `
@bloodother: sugar pressure bp test tests group kami donation donate urea cholesterol thinner cell cells platelet platelets hemoglobin report count bank relation gadha patla
@acidother: folic uric amino hyaluronic salicylic ascorbic mefenamic tranexamic reflux acidity citric lactic fatty glycolic nitric peel peels
@burnother: dil heart jigar angithi sigdi heater mombatti diya peshab urine pee chest seene seena stool anus gas acidity fat calories weight cd sunburn belly pet aankh eyes eye stomach jalan throat gala muscle muscles carb carbs calorie rope sun cream fuel rubber book out
@emergencyother: timing timings contraception contraceptive contraceptives fund light lights exit landing brake kit pill pills loan contact contacts department room_number
@lowstate: low lo gir girgayi girgaya gira giri down dropped dropping drop crash crashed dip dipped plummet* ghat ghata kam_ho
@food: dana makai makka bhutta haddi shrimp shrimps crab kekda roti chawal toffee candy chana grape grapes angoor biscuit food foods khana khane prawn prawns peanut peanuts nuts egg eggs jhinga machhli fish meal mushroom
@ate: ate took swallowed consumed khali khaliya kha_li kha_leen kha_liya kha_liye kha_lee khayi khaya khaye kha_gaya kha_gayi nigal* le_li le_liya pi_li pi_liya peeliya pee_liya pi_gaya drank eaten pili li_hai khakar khaane_ke_baad had taken le_lee
@loo: loo lu
@gall: pathri pathari thaili
@lag: lage lag laga lagi lag_gaya lag_gayi lagna
@daura: daura daure daurey
@came: came aaya aya aayi aa aate aati aana pad pada padi padna padte padta padti aagaya aagayi lag laga aarahe
@left: left lft baye baya bayen bayan baan baen bayi
@urineverb: pass passed passing ho hota hua huwa hui aa aata aati aaya utar* utra utri kiya able come coming
@since: since hours hour ghante ghanta kal yesterday today aaj subah morning din night days bilkul minute minutes mint mins
@urinate: urinat* pee peeing
@waterlike: water pani
@waterbag: thaili waterbag water_bag
@waterbroke: water_broke water_breaking water_break waters_broke water_broken water_leaking
@throaten: throat
@stitches: stitch stitches taanke taanka taanko tankon stich suture sutures cesarean caesarean csection c_section section
@cesarean: cesarean caesarean csection c_section
@infection: infect* sepsis septic
@period: period periods mahwari mahavari menses menstrual menstruation masik mc
@piles: piles bawasir haemorrhoids
@acidity: acidity gas dakar khatti reflux heartburn spicy
@ruk: ruk rukta ruki rukti rokna rok roka
@nahin: nahi nahin nhi nai
@bed: bed sofa table palang bistar khat jhula cot
@roofs: roof chhat building height upar unchai terrace balcony manzil khidki window
@coldness: hypotherm* cold thanda thandi thande
@pad: pad pada padi padgaya gaya gayi
@everything: everything sabkuch sab_kuch sab
@khatam: khatam khatm khtm
@nobody: nobody noone no_one koi_nahi
@elder: papa pita father dad daddy abbu mummy mother mom mum maa ammi amma dada nana nani bhai bhaiya bhaisahab brother behen didi sister pati husband patni biwi wife uncle aunty chacha chachi mausi bua tau dadu nanu babuji bauji amma_ji ammaji grandma grandpa granny grandmother grandfather bapu baba chachaji mami bhabhi sasur saas sasu parents nanaji dadaji mataji pitaji neighbour padosi roommate friend dost aunt jijaji saali
@wife: wife patni biwi bhabhi behen didi
@private: private gupt
@palpitation: palpitation palpitations ghabrahat dhadkan racing pounding flutter* dhakdhak dhak_dhak dhadak* irregular
mushroom: mushrooms kukurmutta
inhaler: pump nebulizer nebuliser inhalar
asthma: astama dama dame
ear: ears kaan
spotting: spoting
parda: parde curtain
harassed: chhedchhad chedkhani molested molestation molest eve_teasing
@tooth: daant teeth tooth nakhun
@uthake: uthakar_le utha_kar_le utha_le uthake_le uthakar_bhag
@part: part hissa
@cylinder: cylinder silendar silinder silindar boiler
@wheeze: wheez*
@suffocat: suffocat*
@closing: closing closed close tight
@clothes: pant clothes kapde kapdo kapdon saree
@fight: fight jhagda ladai
@gone: gone kho_diya kho_di kho_baith* kho_baithi loss lost lose losing chali chala chali_gayi band khatam vanished
@dudh: doodh milk
@harass: harass* chhed* molest*
placenta: plasenta
ambulance: ambulence ambulans एम्बुलेंस embulance
emergency: emergancy imergency emargency aapatkal इमरजेंसी आपात
cpr: सीपीआर
@jaan: jaan
@kin: jijaji jiju uncle chacha chachu mama mamu teacher tuition sir tau cousin jija
@opens: khol khole kholna kholti opening kholi khola kholte khulti khuli
@tryingtowake: hila hilane hilaya jagane jagaya jaga awaz
@hives: hives pitti chakatte chakte chakatta urticaria
@smell: smell smells smelling badbu mahak
@stairs: stairs seedhi seedhiyon sidhiyo staircase
@balls: balls goli golio goliyon goliya
@without: without bina
@hotdrink: chai chay tea coffee dal soup sabzi oil tel ghee
@ooze: ooze oozing oozes ris risna risav discharge fluid leak* drain*
@press: daba dabaya dabata dabate dabane ghota ghonta
@separate: alag separated detached
@lose: lost lose losing loss gone
@cord: umbilical cord naal placenta plasenta
@giveup: de dena dene dedu du dun dunga dungi le lu lun lunga lungi
@seeing: see seeing seen dikh dikhna dikhta dikhai sees dekhta dekhti
@nails: nail nails nakhun
@turned: turned turning turn going
@contractions: contraction contractions
@happening: ho_rahi ho_raha happening hone_wali now
@hemorrhage: hemorrhage
@hitby: hit_by struck_by knocked_by run_over knocked_down hit_me hit_him hit_her
@threat: threat threats threatens threatened threatening dhamki dhamka dhamkata dhamkate
@saddle: between_legs between_thighs between_my_legs saddle groin jangho_ke_beech pairo_ke_beech jangon_ke_beech
@soak: bhar bhar_raha bhar_jata soak* bheega bheegi bheege bheeg_gaya bheeg_gayi drench*
@rolled: ulat ulti_aankh palat palati palat_gayi rolled chadha chadhi chadh_gaya chadh_gayi upar_chadh
@hothing: iron istri press tawa chulha stove oven cooker silencer kettle heater angeethi coal koyla bulb rod radiator exhaust
@skinoff: peel* utar* nikal* chhil* chhal*
ribs: rib pasli pasliyan pasliya pasliyon
@strength: jaan taakat shakti dum bal strength power
@endure: sehan sahan saha bardasht jhela
@lick: lick licks licked licking chaat chaata chaati chaat_liya chaat_gaya
@egg: anda ande
@pourout: beh behna bah baha bahna behta dhaar fawwar* phuhar* pichkari gush* spurt* pour*
@field: gehu gehun anaj khet fasal ghun kheti keede_marne wheat garden bageecha bagiche paudhe paudho plants
hernia: harnia hernea
@pest: ant ants cheenti cockroach tilchatta deemak termite machhar makkhi khatmal bedbug juen lice insect keede
@answer: answering answer answers jawab react reacting
@kiya: kiya kari kara karta karte kar
@fooddrink: milk doodh pani water khana food roti chawal rice fruit fruits fal kela banana seb apple mango aam biscuit chocolate juice dal anda egg meat chicken fish honey shahad cheeni sweets mithai icecream ice maggi breakfast nashta dinner lunch solid solids khichdi curd dahi formula feed
@eaten: kha_li kha_liya kha_lee kha_gaya kha_gayi khaliya nigal* pi_li pi_liya pi_gaya pi_gayi pee_liya pee_gaya peeliya swallowed drank toddler_ate kid_ate child_ate son_ate daughter_ate old_ate
@rukruk: ruk_ruk ruk_rukkar ruk_ruke
`
