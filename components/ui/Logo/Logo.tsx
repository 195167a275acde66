import { brand } from '@/content/brand'
import { headerCopy } from '@/content/copy/header'
import { type Language, pathIn } from '@/model/page/language'
import { MARK } from './mark'

/** The mark: a healing line that is drawn like the S of the name, on deep green. The same drawing is public/icon.svg. */
const Mark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--band)" />
    <path d={MARK.letter} fill="none" stroke="var(--on-band)" strokeWidth="2.5" strokeLinecap="round" />
    <path d={MARK.stitch} stroke="var(--marigold)" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)

type LogoProps = {
  readonly size?: number
  /** Another clinic's, on the page of example brands. */
  readonly name?: string
}
type HomeLogoProps = Pick<LogoProps, 'name'> & { readonly language: Language }

/** Logo mark and name. */
export const Logo = ({ size = 32, name = brand().name }: LogoProps) => (
  <span className="logo">
    <Mark size={size} />
    <span>{name}</span>
  </span>
)

/** The logo as the way to the home page. */
export const HomeLogo = ({ language, name = brand().name }: HomeLogoProps) => (
  <a href={pathIn(language, '/')} className="home" aria-label={`${name}: ${headerCopy[language].homeLink}`}>
    <Logo name={name} />
  </a>
)
