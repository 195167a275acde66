/** Where the browser goes after something was stored; a test looks on here instead of leaving its page. */
export const pageReload = {
  /** Loads the page anew, without the modal that its address may name. */
  again: (): void => {
    history.replaceState(history.state, '', location.pathname + location.search)
    location.reload()
  },
  /** Opens another page of the site. */
  goTo: (address: string): void => location.assign(address),
}
