import 'server-only'

/*
 * What is in a house, a field or a workshop and may not be swallowed, in the lexicon's form (lexicon.ts): what is drunk, eaten
 * or in a mouth or an eye is a danger whatever its brand.
 */

export const SUBSTANCES = `
poison: poison* poision posion poisoned poisoning zahar zeher zehar jahar jehar zaher jaher zahr vish vishakt jeher zehr zeher zehril* zahril* vishaila visham bish
@toxic: phenyl phenol finail phinail finayl phinayl harpic harpik acid tezab tejab esid bleach detergent surf_excel surf dettol detol savlon lizol lysol domex colin sanifresh vim disinfectant cleaner cleaning_liquid sabun soap handwash shampoo sanitizer sanitiser washing_powder nirma bleaching caustic_soda caustic washing_soda baking_soda_bottle drain_cleaner chemical kemikal rangne_wala rangne_wali killer maar_powder keede_ki_dawa
@toxic: kerosene keroseen mitti_tel mitti_ka_tel mitti_ke_tel petrol diesel thinner tarpin turpentine spirit methanol antifreeze paint paint_remover varnish polish remover nail_polish engine_oil brake_oil grease glue fevicol fevikwik fevikvik m_seal battery_water mercury para thermometer
@toxic: pesticide insecticide herbicide fungicide weedkiller weed_killer weedicide keetnashak kitnashak keetnasak kitanashak kharpatwar_nashak khet_dawa khet_ki_dawa spray_dawa kide_maar keede_maar keede_marne fertilizer urea dap_khad endosulfan monocrotophos monocil chlorpyrifos chlorpyriphos cypermethrin malathion dichlorvos nuvan roundup glyphosate tik20 tik_twenty gammaxene ddt rogor dimethoate
@toxic: ratkill rat_kill ratol rodenticide chuhamar chuha_maar chuhe_maar chuhe_mar allout all_out ol_aut goodknight good_knight mortein baygon begon hit_spray laal_hit kala_hit odomos odonil mosquito coil kapoor kapur camphor naphthalene naphthalin naphthalene_ball moth_ball mothball phenyl_ki_goli
@toxic: perfume deodorant kajal hair_dye hair_color hair_colour hairdye dye mehndi kali_mehndi rang vicks balm iodex eucalyptus_oil nilgiri_tel neelgiri_tel nilgiri_ka_tel chuna choona neela_thotha nila_thotha lal_dawa laal_dawa potassium_permanganate dhatura datura kaner oleander jamalgota castor_seeds ratti_beej silica_gel ink nail_paint nailpaint sindoor
@toxic: sulphas salfas sulfas celphos phosphide aluminium_phosphide zinc_phosphide paraquat organophosph* cyanide sainaid arsenic sankhiya bromadiolone
@lethal: sulphas salfas sulfas celphos aluminium_phosphide zinc_phosphide paraquat organophosph* endosulfan monocrotophos cyanide
@rat: rat chuha chuhe choohe chooha mouse
@foreign: coin coins sikka sikke battery batteries button cell magnet magnets chumbak needle sui screw nut_bolt kancha kanche marble marbles bead beads moti toy lego peanut moongfali mungfali kaanta kanta seed beej pin safety_pin earring bali_kaan ring_kaan pencil rubber eraser gubbara balloon
`
