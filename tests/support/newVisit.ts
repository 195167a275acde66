/** Every test of a page is a visit of its own. */
beforeEach(() => {
  sessionStorage.clear()
  document.dispatchEvent(new Event('visit-forgotten'))
})
