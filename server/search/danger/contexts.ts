import 'server-only'

/*
 * Words around a complaint, in the lexicon's form (lexicon.ts). Those that take an alarm away must be spelt right; the others
 * belong to single signs.
 */

export const CONTEXTS = `
@money: cost costs costing price prices charge charges kharcha kharch kharche fee fees kimat keemat kimmat expense package insurance insured bima beema mediclaim policy policies claim coverage cover loan emi budget paisa paise rupees rupaye sasta discount deduction yojana scheme reimbursement compensation muavja rent daam_kya kitne_ka kitne_ki
@learning: course courses education training class classes workshop certificate certification job jobs naukri vacancy salary career book books pdf ppt essay nibandh slogan poster drawing quotes shayari song songs gana gaana movie movies film films serial lyrics novel story kahani news khabar wikipedia wiki meaning matlab definition full_form fullform synonym spelling law laws act ipc bns kanoon kanun dhara pocso statistics awareness logo image images photo photos wallpaper video quiz mcq notes icd ncert history_of_medicine inventor squad conference research journal foundation ngo donate donation donor app plant plants performance recipe menu restaurant toy toys hazard hazards mind affairs scooter museum paragraph information jaankari jankari brand supplier driver box temple mandir names ointment game lawyer vakil advocate fungus
@scars: scar scars mark marks nishan nishaan nishano daag cosmetic keloid
@question: what_is kya_hota kya_hoti kya_hai kise_kahte kise_kehte types type stages stage difference vs versus prevent prevention prevents preventing avoid bachav kaise_bache bachne bachaye bachen risk risks chance chances factors factor cause causes caused causing rehab rehabilitation rehablitation physiotherapy physio physiotherapist recovery recovered exercise exercises yoga diet khana_pina checkup followup followups counselling caregiver survivor support_group screening volume
@after: after baad post
@care: dekhbhal nursing caretaker attendant unit ward treatment treatments ilaj ilaaj upchar therapy doctor doctors dr specialist visheshagya surgeon hospital hospitals aspatal clinic centre center medicine medicines dawa dawai dawaai dawaiyan tablet tablets goli ayurvedic ayurveda homeopathy homeopathic patanjali remedy remedies nuskha upay test tests scan report surgery operation bypass stent nurse injection vaccine vaccination tika range normal chart machine monitor device antivenom department specialists cure
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
@burnother: dil heart jigar angithi sigdi heater mombatti diya peshab urine pee chest seene seena sine stool anus gas acidity fat calories weight cd sunburn belly pet aankh eyes eye stomach jalan throat gala
@emergencyother: contraception contraceptive contraceptives fund light lights exit landing brake kit pill pills loan contact contacts department room_number
@lowstate: low lo gir girgayi girgaya gira giri down dropped dropping drop
@food: shrimp shrimps crab kekda roti chawal toffee candy chana grape grapes angoor biscuit food foods khana khane prawn prawns peanut peanuts nuts egg eggs jhinga machhli fish meal mushroom
@ate: ate took swallowed consumed khali khaliya kha_li kha_leen kha_lin kha_liya kha_liye kha_lee khayi khaya khaye kha_gaya kha_gayi nigal* le_li le_liya pi_li pi_liya peeliya pee_liya pi_gaya drank eaten pili piliya li_hai khakar khaane_ke_baad had taken le_lee
@foreign: coin coins sikka sikke battery batteries button magnet magnets chumbak needle sui screw kancha kanche marble marbles bead beads toy peanut moongfali mungfali kaanta kanta seed beej pin
@loo: loo lu
@gall: pathri pathari patthri patthari thaili theli
@lag: lage lag laga lagi lag_gaya lag_gayi lagna
@daura: daura daure daurey dora dore dauraa
@came: came aaya aya aayi aayee aa aate aati aana pad pada padi padha padna padte padta padti aagaya aagayi lag laga aarahe
@left: left lft baye baya bayen bayan baan baen bayi baaye
@urineverb: pass passed passing ho hota hua huwa hui aa aata aati aaya utar* utra utri kiya able come coming
@since: since hours hour ghante ghanta kal yesterday today aaj subah morning din night days bilkul
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
@dayssince: ek_hafte_se one_week_fever ek_week_se ek_hafta_se hafte_bhar_se das_din_se paanch_din_se panch_din_se chhe_din_se saat_din_se sat_din_se aath_din_se do_hafte_se do_week_se since_one_week since_a_week from_one_week for_a_week for_one_week
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
`
