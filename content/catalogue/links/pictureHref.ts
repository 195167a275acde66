import { type StoredPicture, pictureFile } from '@/model/catalogue/picture'

/** The address of one file of a picture: the site's, or that of the CDN in front of it (ASSET_BASE_URL). */
export const pictureHref = ({ name }: StoredPicture, width: number, format: string): string =>
  `${process.env.ASSET_BASE_URL ?? ''}/pictures/${pictureFile(name, width, format)}`
