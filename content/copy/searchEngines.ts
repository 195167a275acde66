/** Words that only search engines read. */
export const searchEngineCopy = {
  fictional: 'Fictional, for demonstration',
}
