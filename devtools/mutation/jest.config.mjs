import base from '../../jest.config.mjs'

const unit = base.projects.find(({ displayName }) => displayName === 'unit')

/**
 * The machines' own tests against machines with a fault in them.
 * @type {import('jest').Config}
 */
export default {
  ...unit,
  displayName: 'mutation',
  rootDir: '../..',
  testMatch: ['<rootDir>/devtools/mutation/*.mutation.ts'],
  moduleNameMapper: { ...unit.moduleNameMapper, '^xstate$': '<rootDir>/devtools/mutation/mutatingXstate.ts' },
  testTimeout: 30_000,
}
