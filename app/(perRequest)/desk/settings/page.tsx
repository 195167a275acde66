import { ProblemNotice } from '@/components/forms/PostForm'
import { DeskSettingsRoot, SettingsForm } from '@/components/desk/DeskSettings/SettingsForm'
import { faultLinks } from '@/components/desk/DeskSettings/settingFaults'
import { deskSettingsCopy as copy } from '@/content/copy/deskSettings'
import { interpolate } from '@/content/copy/interpolate'
import { brand } from '@/content/brand'
import { type SettingsPageData, settingsPage, SETTINGS_PATH } from '@/server/desk/followUp/settingsCalls'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage, requireStaff, timeInWords } from '../deskPages'

export const metadata = privateMetadata(copy.title)

/** How the desk works: reasons, limits and texts, for managers and owners. */
export default async function SettingsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const staff = await requireStaff('manager', SETTINGS_PATH)
  const data = await settingsPage(staff, query.draft)
  const { stored, shown, faults, last } = data
  return (
    <DeskAccountPage title={copy.title} query={query} staff={staff} page="settings">
      <DeskSettingsRoot>
        <Problem {...data} />
        <p className="hint">
          {copy.lead}{' '}
          {last ? interpolate(copy.lastChange, { name: last.by, time: timeInWords(last.at) }) : copy.never}
        </p>
        <SettingsForm
          version={stored.version}
          shown={shown}
          faults={faults}
          catalogueHours={brand().openingHours ?? []}
        />
      </DeskSettingsRoot>
    </DeskAccountPage>
  )
}

/** Why nothing was saved: concurrent changes, or invalid values. */
function Problem({ faults, differences, last }: SettingsPageData) {
  if (differences.length === 0)
    return faults.length > 0 && <ProblemNotice notice={copy.wrong} fields={faultLinks(faults)} />
  return (
    <div id="problem" className="problem" role="alert" tabIndex={-1}>
      <p>{interpolate(copy.conflict, { name: last?.by ?? copy.somebody })}</p>
      <ul className="differences">
        {differences.map(({ name, place, before, after }) => (
          <li key={place}>
            {interpolate(copy.fault, {
              field: copy.names[name],
              message: interpolate(copy.difference, {
                now: after || copy.nothing,
                yours: before || copy.nothing,
              }),
            })}
          </li>
        ))}
      </ul>
      {faultLinks(faults).map(({ id, text }) => (
        <div key={id}>
          <a href={`#${id}`}>{text}</a>
        </div>
      ))}
    </div>
  )
}
