import 'server-only'
import * as t from 'io-ts'
import type { RowFault } from '@/model/catalogue/primitives'
import { decoded } from '@/model/decoded'
import { unknownNamesOf } from '@/model/desk/assignRules'
import type { StoredSettings } from '@/model/desk/deskSettings'
import {
  checkSettings,
  MOST_SETTING_FIELDS,
  type SettingChange,
  settingChanges,
  settingsFromForm,
  type TypedSettings,
} from '@/model/desk/settingsForm'
import type { StaffMember } from '@/model/desk/staff'
import { deskForm, versionIn } from '@/server/desk/staff/deskGuard'
import { backWith } from '@/server/desk/staff/staffGuards'
import { seeOther } from '@/server/http/envelope'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { runtime } from '@/server/runtime'
import { knownNames } from './knownNames'
import { changeSettings, type LastChange, lastChange, readSettings } from './settingsStore'

export const SETTINGS_PATH = '/desk/settings'

/** Thirty long texts in Hindi take nine bytes a letter in a form. */
const FORM_LIMIT_BYTES = 512 * 1024

const Draft = t.type({ staff: t.string, version: t.number, settings: t.UnknownRecord })

/** checkSettings, and whether the names in the rules of assigning exist. @throws the database's error */
async function checkAll(typed: TypedSettings): Promise<ReturnType<typeof checkSettings>> {
  const checked = checkSettings(typed)
  const rules = 'settings' in checked ? (checked.settings.assignRules ?? []) : []
  if (rules.length === 0) return checked
  const names = await knownNames(runtime().database.executeSql)
  const faults = rules.flatMap((line, at) =>
    unknownNamesOf(line, names).map((message) => ({ field: `assignRules.${at}`, message })),
  )
  return faults.length > 0 ? { faults } : checked
}

/**
 * POST /desk/settings/save: changes the desk's settings, on all servers within a second. Invalid or conflicting input
 * is kept for its writer and shown again; nothing is overwritten.
 */
export const saveSettings = deskForm(
  'manager',
  SETTINGS_PATH,
  async ({ body: form, session: { staff } }) => {
    const version = versionIn(form)
    if (version === undefined || form.size > MOST_SETTING_FIELDS) return backWith(SETTINGS_PATH, 'unreadable')
    const typed = settingsFromForm(form)
    const checked = await checkAll(typed)
    const isSaved =
      'settings' in checked &&
      (await changeSettings(runtime().database, { version, settings: checked.settings, by: staff }))
    if (isSaved) return seeOther(`${SETTINGS_PATH}?done=settings`)
    const draft = await saveFormDraft({ staff: staff.id, version, settings: typed })
    return seeOther(`${SETTINGS_PATH}?draft=${draft}#problem`)
  },
  FORM_LIMIT_BYTES,
)

/** Data of the settings page. */
export interface SettingsPageData {
  readonly stored: StoredSettings
  /** The stored settings, or the typed ones that were refused. */
  readonly shown: TypedSettings
  readonly faults: readonly RowFault[]
  /** After a conflict: differences between the stored settings and the typed ones. */
  readonly differences: readonly SettingChange[]
  readonly last: LastChange | undefined
}

/**
 * The stored settings, and the member's own refused input.
 * @param draft its id, as the address names it
 * @throws the database's error
 */
export async function settingsPage(staff: StaffMember, draft: unknown): Promise<SettingsPageData> {
  const { executeSql } = runtime().database
  const [stored, last] = [await readSettings(executeSql), await lastChange(executeSql)]
  const kept = decoded(Draft, typeof draft === 'string' ? await readFormDraft(draft) : undefined)
  if (kept?.staff !== staff.id) return { stored, last, shown: stored.settings, faults: [], differences: [] }
  const { settings, version } = kept
  const checked = await checkAll(settings)
  return {
    stored,
    last,
    shown: settings,
    faults: 'faults' in checked ? checked.faults : [],
    differences: version === stored.version ? [] : settingChanges(settings, stored.settings),
  }
}
