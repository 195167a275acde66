import type { Picture } from '@/model/catalogue/picture'
import type { Language } from '@/model/page/language'
import { Monogram } from './Monogram'
import { Photo } from './Photo'

type PortraitProps = {
  readonly name: string
  readonly picture: Picture | undefined
  readonly size: number
  /** The monogram's, where it is another one. */
  readonly monogramSize?: number
  readonly language: Language
  readonly isOpening?: boolean
}

/** A person's photograph, or the drawn initials where there is none. */
export const Portrait = ({ name, size, monogramSize = size, ...photo }: PortraitProps) =>
  photo.picture?.stored ? (
    <Photo {...photo} shape="portrait" width={size} />
  ) : (
    <Monogram name={name} size={monogramSize} />
  )
