/** Where the browser goes; a test looks on here instead of leaving its page. */
export const browser = {
  /** Reloads the current address. */
  reload: (): void => location.reload(),
  /** Reloads the current address without its modal parameter. */
  again: (): void => {
    history.replaceState(history.state, '', location.pathname + location.search)
    location.reload()
  },
  /** Opens another page of the site. */
  goTo: (address: string): void => location.assign(address),
  /** Opens any page in a tab of its own. */
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
}
