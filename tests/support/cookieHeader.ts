/** Set-Cookie values as a browser sends them back. */
export const cookieHeader = (cookies: readonly string[]): string =>
  cookies.map((line) => line.split(';')[0]).join('; ')
