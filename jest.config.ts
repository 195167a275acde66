import type { Config } from 'jest'

const shared = {
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.data'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data'],
} satisfies Config

/** Fault tests in which no database has a part: they run once, not on PostgreSQL as well. */
const WITHOUT_DATABASE = ['/tests/fault/(privateDocuments|nginx\\w*)\\.fault']

/**
 * Four kinds of test, told apart by name: `*.test.ts` runs in Node, `*.dom.test.tsx` in jsdom,
 * `*.db.test.ts` on the database that DATABASE_URL names (PGlite when it is unset),
 * `*.fault.test.ts` against the built site with things failing around it.
 */
const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.(dom|db|fault)\\.test\\.tsx?$'],
    },
    { ...shared, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['<rootDir>/**/*.dom.test.tsx'] },
    { ...shared, displayName: 'db', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.db.test.ts'] },
    {
      ...shared,
      displayName: 'fault',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.fault.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...(process.env.DATABASE_URL ? WITHOUT_DATABASE : []),
      ],
    },
  ],
  testTimeout: 120_000,
}

export default config
