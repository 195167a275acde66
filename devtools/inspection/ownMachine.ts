/**
 * Whether this is a developer's own machine, whose pages can be told unmasked: `npm run dev`, or a build under an address that
 * never leaves the machine. The server sends events only where its developers' pages are on.
 */
export const isOwnMachine = (hostname = window.location.hostname): boolean =>
  process.env.NODE_ENV === 'development' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
