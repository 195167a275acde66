/** Words that only search engines read. */
export const searchEngineWords = {
  fictional: 'Fictional, for demonstration',
}
