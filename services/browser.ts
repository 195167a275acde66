/** Navigation, replaceable in tests. */
export const browser = {
  reload: (): void => location.reload(),
  /** Reloads the current address without its modal parameter. */
  again: (): void => {
    history.replaceState(history.state, '', location.pathname + location.search)
    location.reload()
  },
  goTo: (address: string): void => location.assign(address),
  /** In a new tab. */
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
}
