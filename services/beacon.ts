/** Sends JSON, also while the page is being left; nothing in browsers without sendBeacon. */
export function sendBeacon(path: string, json: string): void {
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, new Blob([json], { type: 'application/json' }))
}
