import type { Brand } from '@/model/catalogue/brand'

/** What a clinic's look is made of. */
export type BrandExample = Pick<Brand, 'name' | 'portraits'> & Required<Pick<Brand, 'colours'>>

/** Five clinics, unlike each other and ours; names up to 28 letters long. */
export const EXAMPLE_BRANDS: Readonly<Record<string, BrandExample>> = {
  navy: {
    name: 'Sanjeevani Surgery Hospitals',
    colours: { main: '#14305C', link: '#1B57A6', action: '#FFC233' },
  },
  plum: {
    name: 'Aarogya',
    colours: { main: '#4B1B4F', link: '#8A2C82', action: '#FFB59E' },
    portraits: 'square',
  },
  brick: {
    name: 'Lakshmi Day Care Hospitals',
    colours: { main: '#5A1F14', link: '#9A3A22', action: '#F4D35E' },
  },
  slate: {
    name: 'Kaveri Eye Institute',
    colours: { main: '#22303A', link: '#0F6674', action: '#7FE0C3' },
    portraits: 'square',
  },
  forest: {
    name: 'Ananda Clinic',
    colours: { main: '#1F3D1B', link: '#3A6B1F', action: '#FFD9A0' },
  },
}
