import { initialsOf } from '@/model/account/account'

/** The picture of a user, or the initials in its place; plain CSS. @param within the selector of the element around it */
export const avatarStyle = (within = '') => `
  ${within} .avatar {
    display: grid;
    flex: none;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: 50%;
    background: var(--band);
    color: var(--on-band);
    font-size: 1.5rem;
    font-weight: 700;
    object-fit: cover;
  }
`

type AvatarProps = {
  readonly picture: string | undefined
  readonly name: string
  /** Accessible name of the picture. */
  readonly label: string
}

/** The picture of a user, or the initials in its place. */
export const Avatar = ({ picture, name, label }: AvatarProps) =>
  picture ? (
    // eslint-disable-next-line @next/next/no-img-element -- a user's own picture, made small when it was stored
    <img className="avatar" src={picture} alt={label} width="72" height="72" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
