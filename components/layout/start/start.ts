/**
 * The only script of a page before hydration (docs/decisions/0014): records the visit and loads the page's code at
 * the first sign of use. Bundled by scripts/prepare.mjs.
 */
import { NOTED_PARAMETERS } from '@/model/page/trackingParameters'
import { keepFieldsThroughReload } from '@/services/keptFields'
import { notePageView } from '@/services/visitCapture'
import { noteInApp, notePageEvents, notePrintDay } from './pageNotes'
import { startOnIntent } from './intent'
import { whenParsed } from './whenParsed'

noteInApp()
startOnIntent(document.currentScript)
notePrintDay()
whenParsed(() => {
  keepFieldsThroughReload()
  notePageView(NOTED_PARAMETERS)
  notePageEvents()
})
