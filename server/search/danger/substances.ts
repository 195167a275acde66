import 'server-only'

/*
 * Household, farm and workshop substances that must not be swallowed, in the lexicon's form (lexicon.ts): drinking or
 * eating them, or contact with mouth or eye, is a danger whatever the brand.
 */

export const SUBSTANCES = `
poison: poison* poision posion zahar zeher zehar zaher zahr vish vishakt zehr zehril* zahril* vishaila visham bish
@toxic: phenyl phenol finail finayl harpic acid tezab esid bleach detergent surf_excel surf dettol savlon lizol lysol domex colin sanifresh vim disinfectant cleaner cleaning_liquid sabun soap handwash shampoo sanitizer sanitiser washing_powder nirma bleaching caustic_soda caustic kastik kasti washing_soda baking_soda_bottle drain_cleaner chemical kemikal rangne_wala rangne_wali killer maar_powder keede_ki_dawa rasayan kerosin ghaslet refill hair_remover bartan_dhone kapde_dhone machis matchstick agarbatti machine_oil floor_cleaner
@toxic: kerosene keroseen mitti_tel mitti_ka_tel mitti_ke_tel petrol diesel thinner tarpin turpentine spirit methanol antifreeze paint paint_remover varnish polish remover nail_polish engine_oil brake_oil grease glue fevicol fevikwik m_seal battery_water battery_ka_pani battery_ke_pani mercury para thermometer
@toxic: pesticide insecticide herbicide fungicide weedkiller weed_killer weedicide keetnashak kitanashak kharpatwar_nashak khet_dawa khet_ki_dawa spray_dawa kide_maar keede_marne fertilizer urea dap_khad endosulfan monocrotophos monocil chlorpyrifos cypermethrin malathion dichlorvos nuvan roundup glyphosate tik20 tik_twenty gammaxene ddt rogor dimethoate
@toxic: ratkill rat_kill ratol rodenticide chuhamar chuha_maar chuhe_maar allout all_out ol_aut goodknight good_knight mortein baygon begon hit_spray laal_hit kala_hit odomos odonil mosquito coil kapoor camphor naphthalene naphthalin naphthalene_ball moth_ball mothball phenyl_ki_goli
@toxic: perfume deodorant kajal hair_dye hair_color hair_colour hairdye dye mehndi kali_mehndi rang vicks_vaporub balm iodex eucalyptus_oil nilgiri_tel nilgiri_ka_tel chuna neela_thotha lal_dawa potassium_permanganate dhatura kaner oleander jamalgota castor_seeds ratti_beej silica_gel ink nail_paint nailpaint sindoor
@toxic: sulphas salfas celphos phosphide aluminium_phosphide zinc_phosphide paraquat organophosph* cyanide sainaid arsenic sankhiya bromadiolone
@lethal: sulphas salfas celphos aluminium_phosphide zinc_phosphide paraquat organophosph* endosulfan monocrotophos cyanide
@rat: rat chuha chuhe mouse
@foreign: coin coins sikka sikke battery batteries button cell magnet magnets chumbak needle sui screw nut_bolt kancha kanche marble marbles bead beads moti toy lego peanut moongfali kaanta seed beej pin safety_pin earring bali_kaan ring_kaan pencil rubber eraser gubbara balloon
`
