import type { Country } from '@/model/catalogue/optionLists'
import countryRows from '@/content/catalogue/demo/countries.json'

/**
 * Every country and territory with its dial code. Countries that share a code (United States and Canada, Britain and
 * Guernsey) each keep their row; islands of the North American plan carry their four digits ('+1242'). Light enough for
 * the browser: the live form splits a pasted number by this list (specification, section 5).
 */
export const countries: readonly Country[] = countryRows
