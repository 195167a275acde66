/** Where the browser goes; a test looks on here instead of leaving its page. */
export const browser = {
  /** Loads the page anew, as its address says. */
  reload: (): void => location.reload(),
  /** Loads the page anew, without the modal that its address may name. */
  again: (): void => {
    history.replaceState(history.state, '', location.pathname + location.search)
    location.reload()
  },
  /** Opens another page of the site. */
  goTo: (address: string): void => location.assign(address),
  /** Opens any page in a tab of its own. */
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
}
