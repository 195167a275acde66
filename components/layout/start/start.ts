/**
 * The one script of a page that is not alive yet (docs/decisions/0014): notes the visit and fetches the page's code when
 * somebody means to use it. Bundled by scripts/prepare.mjs.
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
