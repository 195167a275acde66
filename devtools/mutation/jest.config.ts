import type { Config } from 'jest'
import base from '@/jest.config'

const unit = base.projects?.find((project) => typeof project === 'object')
if (typeof unit !== 'object') throw new Error('jest.config.ts has no projects')

/** The machines' own tests against machines with a fault in them. */
const config: Config = {
  ...unit,
  displayName: 'mutation',
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/mutation/*.mutation.ts'],
  moduleNameMapper: {
    ...(unit.moduleNameMapper as Record<string, string>),
    '^xstate$': '<rootDir>/tests/mutation/mutatingXstate.ts',
  },
  testTimeout: 30_000,
}

export default config
