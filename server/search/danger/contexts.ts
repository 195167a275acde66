import 'server-only'

/*
 * Words around a complaint, in the lexicon's form (lexicon.ts). Those that take an alarm away must be spelt right; the others
 * belong to single signs.
 */

export const CONTEXTS = `
@money: cost costs costing price prices charge charges kharcha kharch kharche fee fees kimat keemat kimmat expense package insurance insured bima beema mediclaim policy policies claim coverage cover loan emi discount deduction yojana scheme reimbursement compensation muavja daam_kya kitne_ka kitne_ki kharid kharidna
@learning: course courses education training class classes workshop certificate certification job jobs naukri vacancy salary career book books pdf ppt essay nibandh slogan poster drawing quotes shayari song songs gana gaana movie movies film films serial lyrics novel story kahani news khabar wikipedia wiki meaning matlab definition full_form fullform synonym spelling ipc bns kanoon kanun pocso statistics awareness wallpaper video quiz mcq notes icd ncert history_of_medicine inventor squad conference research journal ngo donate donation donor paragraph ointment fungus fayde faide fayda labh benefit benefits sapna sapne sapno dream dreams performance information jaankari jankari kaise_failta kaise_phailta kitna_khatarnak kitne_khatarnak
@topicword: act advocate affairs app box brand budget buy dhara driver dukaan dukan foundation game hazard hazards image images law laws lawyer logo mandir menu mind museum names offer online paisa paise photo photos plant plants recipe rent restaurant rupaye rupees scooter sell shop supplier temple toy toys vakil sasta
@told: ne gaya gayi gaye gai liya li raha rahi rahe rha rhi me my mera meri mere mujhe mujhko maine was is has had his her he she fell help bachao bachcha bachche bachchi baby child son daughter papa mummy pati husband abhi now laga lagi hit struck by
@scars: scar scars mark marks nishan nishaan nishano daag cosmetic keloid
@question: what_is kya_hota kya_hoti kya_hai kise_kahte kise_kehte types type stages stage difference vs versus prevent prevention prevents preventing avoid bachav kaise_bache bachne bachaye bachen risk risks chance chances factors factor cause causes caused causing rehab rehabilitation rehablitation physiotherapy physio physiotherapist recovery recovered exercise exercises yoga diet khana_pina checkup followup followups counselling caregiver survivor support_group screening volume kitne_din kab_tak theek_hota thik_hota malish maalish massage kya_khaye kya_khana kya_khaen kya_khaye
@after: after baad post
@care: dekhbhal nursing caretaker attendant unit ward treatment treatments ilaj ilaaj upchar therapy doctor doctors dr specialist visheshagya surgeon hospital hospitals aspatal clinic centre center medicine medicines dawa dawai dawaai dawaiyan tablet tablets goli ayurvedic ayurveda homeopathy homeopathic patanjali remedy remedies nuskha upay test tests scan report surgery operation bypass stent nurse injection vaccine vaccination tika range normal chart machine monitor device antivenom department specialists cure anti drug drugs
@event: jal_gaya jal_gayi jal_gye aaya aayi aya aagaya aa_gaya aa_gayi hua hui huwa ho_gaya ho_gayi pada padi pad_gaya padha having now abhi happening happened started aa_raha aa_rahi aa_rahe pad_raha pad_rahe ho_raha ho_rahi kya_kare kya_karu kya_karun kya_karen what_to_do help hogaya maar_gaya mar_gaya got turant
@past: saal_pehle saal_pahle sal_pehle years_ago year_ago months_ago mahine_pehle last_year pichle_saal pichhle_saal last_month childhood bachpan previously earlier purana puraani purani barso tha_ab thi_ab hua_tha hui_thi
@again: now abhi abi again phir fir dobara aaj today suddenly achanak
@none: no without denies nil bina
@any: any more sign signs koi
@negation: nahi nahin nhi nai nahee
@goeson: ruk rukta ruki rukti kam theek thik ja jata jati jaa utar utra utri utre utarta sah seh band bardasht samajh khatam tham gaya gayi
`

export const BESIDE = `
@bloodother: sugar pressure bp test tests group kami donation donate urea cholesterol thinner cell cells platelet platelets hemoglobin report count bank relation gadha patla
@acidother: folic uric amino hyaluronic salicylic ascorbic mefenamic tranexamic reflux acidity citric lactic fatty glycolic nitric
@burnother: dil heart jigar angithi sigdi heater mombatti diya peshab urine pee chest seene seena sine stool anus gas acidity fat calories weight cd sunburn belly pet aankh eyes eye stomach jalan throat gala muscle muscles carb carbs calorie rope sun cream fuel rubber book out
@emergencyother: contraception contraceptive contraceptives fund light lights exit landing brake kit pill pills loan contact contacts department room_number
@lowstate: low lo gir girgayi girgaya gira giri down dropped dropping drop
@food: shrimp shrimps crab kekda roti chawal toffee candy chana grape grapes angoor biscuit food foods khana khane prawn prawns peanut peanuts nuts egg eggs jhinga machhli fish meal mushroom
@ate: ate took swallowed consumed khali khaliya kha_li kha_leen kha_lin kha_liya kha_liye kha_lee khayi khaya khaye kha_gaya kha_gayi nigal* le_li le_liya pi_li pi_liya peeliya pee_liya pi_gaya drank eaten pili piliya li_hai khakar khaane_ke_baad had taken le_lee
@loo: loo lu
@gall: pathri pathari patthri patthari thaili theli
@lag: lage lag laga lagi lag_gaya lag_gayi lagna
@daura: daura daure daurey dora dore dauraa
@came: came aaya aya aayi aayee aa aate aati aana pad pada padi padha padna padte padta padti aagaya aagayi lag laga aarahe
@left: left lft baye baya bayen bayan baan baen bayi baaye
@urineverb: pass passed passing ho hota hua huwa hui aa aata aati aaya utar* utra utri kiya able come coming
@since: since hours hour ghante ghanta kal yesterday today aaj subah morning din night days bilkul minute minutes mint mins
@urinate: urinate urinat* pee peeing
@waterlike: water pani paani
@waterbag: thaili theli thailee waterbag water_bag
@waterbroke: water_broke water_breaking water_break waters_broke water_broken water_leaking
@throaten: throat
@stitches: stitch stitches taanke tanke taanka tanka taanko tanko tankon taankon stich suture sutures cesarean caesarean csection c_section section
@cesarean: cesarean caesarean csection c_section
@infection: infection infected infect* sepsis septic
@period: period periods mahwari mahavari menses menstrual menstruation masik maasik mc
@piles: piles bawasir bavasir haemorrhoids hemorrhoids
@acidity: acidity gas dakar dakaar khatti reflux heartburn spicy
@ruk: ruk rukta ruki rukti rokna rok roka
@nahin: nahi nahin nhi nai
@bed: bed sofa table palang bistar khat jhula cot
@roofs: roof chhat chhatt building height upar unchai terrace balcony manzil khidki window
@coldness: hypotherm* cold thanda thandi thande thandaa
@pad: pad pada padi padgaya gaya gayi
@everything: everything sabkuch sab_kuch sab
@khatam: khatam khatm khtm
@nobody: nobody noone no_one koi_nahi
@wife: wife patni biwi bhabhi behen didi
@private: private gupt
@palpitation: palpitation palpitations ghabrahat dhadkan
mushroom: mushrooms kukurmutta
inhaler: pump nebulizer nebuliser inhalar
asthma: astama asthama astma dama dame
ear: ears kaan kan
spotting: spoting
parda: parde curtain
harassed: chhedchhad chedchad chedkhani molested molestation molest eve_teasing
@tooth: daant dant teeth tooth nakhun nakhoon
@uthake: uthakar_le utha_kar_le utha_le uthake_le uthakar_bhag
@part: part hissa hissaa
@cylinder: cylinder silendar boiler
@wheeze: wheez*
@suffocat: suffocat*
@closing: closing closed close tight
@clothes: clothes kapde kapdo kapdon saree
@fight: fight jhagda ladai
@gone: gone kho_diya kho_di kho_baith* kho_baithi loss lost lose losing chali chala chali_gayi band khatam vanished
@dudh: doodh dudh milk
@harass: harass* chhed* molest*
placenta: plasenta
ambulance: ambulence ambulans एम्बुलेंस एंबुलेंस embulance
emergency: emergancy imergency emargency aapatkal apatkal aapatkaal इमरजेंसी इमर्जेंसी आपातकाल आपात
cpr: सीपीआर
@jaan: jaan
@kin: uncle chacha chachu mama mamu teacher tuition sir tau cousin jija
@opens: khol khole kholna kholti opening
@tryingtowake: hila hilane hilaya jagane jagaya jaga awaz awaaz
@hives: hives pitti chakatte chakte chakatta urticaria
@smell: smell smells smelling badbu badboo mahak
@stairs: stairs seedhi seedhiyon sidhi sidhiyo staircase
@balls: balls goli golio goliyo goliyon goliya
@without: without bina
@hotdrink: chai chay tea coffee dal daal soup sabzi oil tel ghee
@ooze: ooze oozing oozes ris risna risav discharge fluid leak* drain*
@press: daba dabaya dabata dabate dabaaya dabane ghota ghonta
@separate: alag separated detached
@lose: lost lose losing loss gone
@cord: umbilical cord naal nal
@giveup: de dena dene dedu du dun dunga dungi le lu lun lunga loonga lungi loongi doon doonga
@seeing: see seeing seen dikh dikhna dikhta dikhai
@nails: nail nails nakhun
@turned: turned turning turn going
@contractions: contraction contractions
@happening: ho_rahi ho_raha ho_rhi happening hone_wali now
@hemorrhage: hemorrhage haemorrhage
@hitby: hit_by struck_by knocked_by run_over knocked_down hit_me hit_him hit_her
@threat: threat threats threatens threatened threatening dhamki dhamka dhamkata dhamkate
@saddle: between_legs between_thighs between_my_legs saddle groin jangho_ke_beech jaangho_ke_beech pairo_ke_beech jangon_ke_beech
@soak: soak* bheega bheegi bheege bheeg_gaya bheeg_gayi drench*
@rolled: ulat ulti_aankh palat palati palat_gayi rolled chadha chadhi chadh_gaya chadh_gayi upar_chadh
@hothing: iron istri press tawa chulha stove oven cooker silencer kettle heater angeethi coal koyla bulb rod radiator exhaust
@skinoff: peel* utar* nikal* chhil* chhal*
@lick: lick licks licked licking chaat chaata chata chaati chaat_liya chaat_gaya
@egg: anda ande aande aand andaa
@pourout: beh behna bah baha bahna behta dhaar dhar fawwar* favvar* phuhar* fuhar* pichkari gush* spurt* pour*
@field: gehu gehun anaj khet fasal ghun kheti keede_marne wheat garden bageecha bagiche paudhe paudho plants
hernia: harnia harniya hernea हर्निया
@pest: ant ants cheenti chinti cockroach tilchatta deemak dimak termite machhar makkhi khatmal bedbug juen lice insect keede
@answer: answering answer answers jawab react reacting
@kiya: kiya kia kari kara karta karte kar
@fooddrink: milk doodh dudh pani paani water khana khaana food roti chawal rice fruit fruits fal phal kela banana seb apple mango aam biscuit chocolate juice dal daal anda egg meat chicken fish honey shahad cheeni sweets mithai icecream ice maggi breakfast nashta dinner lunch solid solids khichdi curd dahi formula feed
@eaten: kha_li kha_liya kha_lee kha_gaya kha_gayi kha_gya khaliya nigal* pi_li pi_liya pi_gaya pi_gayi pee_liya pee_gaya peeliya swallowed drank toddler_ate kid_ate child_ate son_ate daughter_ate old_ate
@rukruk: ruk_ruk ruk_rukkar ruk_ruke
`
