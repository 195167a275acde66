/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import base from '../../jest.config.ts'

const dom = base.projects.find(({ displayName }) => displayName === 'dom')
if (!dom) throw new Error('jest.config.ts has no project of DOM tests')
const [[pattern, swc] = []] = Object.entries(dom.transform)

/** The generated cases against components and words with a fault in them. */
export default {
  ...dom,
  displayName: 'components',
  rootDir: '../..',
  testMatch: ['<rootDir>/devtools/mutation/components.mutation.tsx'],
  transform: {
    'components/(forms/LeadForm/LeadForm(Client|Field)|account/(Logout|EditProfile|Location|Login|Selfie)/\\w+|pages/Booking/\\w+)\\.tsx$':
      ['<rootDir>/devtools/mutation/faultyTransform.cjs', (swc as [string, object])[1]],
    [pattern ?? '']: swc,
  },
  testTimeout: 3_600_000,
} as Config
