/** Of what the account's code draws: the user's picture, and a mark for a login elsewhere that the user has not seen yet. */
export const ACCOUNT_LIVE_STYLE = `
.account .avatar img {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
}
.account[data-news] .narrow, .account[data-news] summary { position: relative; }
.account[data-news] .narrow::after, .account[data-news] summary::after {
  content: '';
  position: absolute;
  top: 3px;
  left: 32px;
  width: 12px;
  height: 12px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--error);
  forced-color-adjust: none;
}
`
