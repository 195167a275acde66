/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import base from '../../jest.config.ts'

const unit = base.projects.find(({ displayName }) => displayName === 'unit')
if (!unit) throw new Error('jest.config.ts has no project of unit tests')

/** The machines' own tests against machines with a fault in them. */
export default {
  ...unit,
  displayName: 'mutation',
  rootDir: '../..',
  testMatch: ['<rootDir>/devtools/mutation/*.mutation.ts'],
  moduleNameMapper: { ...unit.moduleNameMapper, '^xstate$': '<rootDir>/devtools/mutation/mutatingXstate.ts' },
  testTimeout: 30_000,
} satisfies Config
