import { configure } from '@testing-library/react'
/** Every test of a page is a visit of its own. */
beforeEach(() => {
  sessionStorage.clear()
  document.dispatchEvent(new Event('visit-forgotten'))
})

// Code that a part loads when it is first needed comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 })
