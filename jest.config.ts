/**
 * Node 22.18 and later read this as it is; before, Jest loads esbuild for it (0.1 s; its default, ts-node, takes two and a half).
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest'

const shared = {
  setupFiles: ['<rootDir>/tests/support/testDataKeys.ts'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  // These are ES modules, which Jest's require cannot read as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(flesch-kincaid|p-limit|syllable|temporal-polyfill|temporal-utils|yocto-queue)/)',
  ],
  moduleNameMapper: {
    '^server-only$|\\.css$': '<rootDir>/tests/support/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.data'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data'],
} satisfies Config

/**
 * A fault test runs once, on the database that its fault is about; `npm run test:all` runs it on both. In the first ones
 * no database has a part, or the embedded one has another than PostgreSQL.
 */
const ON_ONE_DATABASE = {
  pglite:
    '(clinicCatalogue|privateDocuments|nginx\\w*|hostileRequests|deskRoles|deskPrivacy|madeUpPages|missingPages|startAndStop)',
  postgres: '(failingReceiver|killedDesk|killedTraffic|login|stoppedPostgres|liveCatalogue)',
}
/**
 * The two databases speak one dialect: every database test runs on PostgreSQL, and of them on the embedded one what
 * opens, locks and migrates it, what takes a lead in and claims it for delivery, and the search, which is an extension
 * there; a fault test imports a whole catalogue into it. The browser tests' site has the embedded one too: a statement
 * that it refuses shows there every day.
 */
const ON_BOTH_DATABASES =
  '/server/(appointments/(booking|deskDay)|boot|database/|privacy/sealing/keyInUse|leads/(intake|journal)/|delivery/outbox/|search/site/searchQuality)'
const notHere = process.env.DATABASE_URL ? ON_ONE_DATABASE.pglite : ON_ONE_DATABASE.postgres

/**
 * Four kinds of test, told apart by name: `*.test.ts` runs in Node, `*.dom.test.tsx` in jsdom,
 * `*.db.test.ts` on the database that DATABASE_URL names (PGlite when it is unset),
 * `*.fault.test.ts` against the built site with things failing around it.
 */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/tests/support/contextsEnd.ts'],
      testEnvironment: 'node',
      // React of production, which draws what these tests look at in half the time; the others, which act, have the development's.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^\\./cjs/(react(?:-jsx-runtime|-dom.*)?)\\.development\\.js$': './cjs/$1.production.js',
      },
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '\\.(dom\\.test\\.tsx?|(db|fault)\\.test\\.ts)$',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.dom.test.ts', '<rootDir>/**/*.dom.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/newVisit.ts'],
    },
    {
      ...shared,
      displayName: 'db',
      setupFiles: [...shared.setupFiles, '<rootDir>/tests/support/shortLivedDatabase.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.db.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...(process.env.TEST_ALL || process.env.DATABASE_URL ? [] : [`^(?!.*${ON_BOTH_DATABASES})`]),
      ],
    },
    {
      ...shared,
      displayName: 'fault',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.fault.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...(process.env.TEST_ALL ? [] : [`/tests/fault/${notHere}\\.fault`]),
      ],
    },
  ],
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
} satisfies Config

export default config
