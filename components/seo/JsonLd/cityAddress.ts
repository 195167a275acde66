import type { PostalAddress } from 'schema-dts'
import type { City } from '@/model/catalogue/city'

/** Where something stands, as far as the catalogue knows it. @param locality the part of the city */
export const cityAddress = (city: City, locality?: string) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: locality,
    addressLocality: city.cityname,
    addressRegion: city.state,
    addressCountry: 'IN',
  }) satisfies PostalAddress
