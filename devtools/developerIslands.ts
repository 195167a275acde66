/** As components/layout/islands/siteIslands.ts, for developers' pages, which show what others have as well. */
import { deskIslands } from '@/components/desk/deskIslands'
import { siteIslands } from '@/components/layout/islands/siteIslands'
import { type Load, startIslands } from '@/components/layout/islands/startIslands'
import type { DEVELOPER_ISLANDS } from '@/model/page/islands'

const developerIslands = {
  avatarSpecimen: () => import('@/devtools/specimens/liveSpecimens').then((code) => code.AvatarSpecimen),
  chartRoom: () => import('@/devtools/chartRoom/ChartRoom').then((code) => code.ChartRoom),
  consentSpecimen: () => import('@/devtools/specimens/liveSpecimens').then((code) => code.ConsentSpecimen),
  liveMachines: () => import('@/devtools/liveView/LiveMachines').then((code) => code.LiveMachines),
  machineGallery: () => import('@/devtools/chartRoom/MachineGallery').then((code) => code.MachineGallery),
} satisfies Load<(typeof DEVELOPER_ISLANDS)[number]>

export const start = (needed: readonly Element[]): Promise<void> =>
  startIslands({ ...siteIslands, ...deskIslands, ...developerIslands }, needed)
