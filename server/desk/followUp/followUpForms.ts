import 'server-only'
import { takeStepByForm, writeNoteByForm } from './leadForms'
import { saveSettings } from './settingsCalls'

/** The forms of leads and settings (server/handlers.ts), which work without JavaScript. */
export const FOLLOW_UP_FORMS = {
  '/desk/lead/step': { POST: takeStepByForm },
  '/desk/lead/note': { POST: writeNoteByForm },
  '/desk/settings/save': { POST: saveSettings },
} as const
