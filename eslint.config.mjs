import nextPlugin from '@next/eslint-plugin-next'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const FOLDERS = [
  'app',
  'components',
  'machines',
  'services',
  'model',
  'server',
  'content',
  'devtools',
  'scripts',
  'tests',
]

/** Who may import whom (docs/map.md): a folder that is not named here may not be imported. */
const MAY_IMPORT = {
  model: ['model'],
  machines: ['machines', 'model'],
  services: ['services', 'model'],
  content: ['content', 'model'],
  components: ['components', 'model', 'machines', 'content'],
  server: ['server', 'model', 'content'],
  app: ['app', 'components', 'server', 'model', 'content'],
  devtools: FOLDERS,
  scripts: FOLDERS,
  tests: FOLDERS,
}

const SOURCE = ['**/*.ts', '**/*.tsx']
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**']

/** The rule's entry for one folder: from here, only to these. */
const policy = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
})

export default tseslint.config(
  {
    ignores: [
      '**/.next/**',
      'node_modules/**',
      '.data*/**',
      'public/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: SOURCE,
    plugins: {
      '@next/next': nextPlugin,
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      boundaries,
    },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      // By the whole path: app/[edition]/services is a part of app.
      'boundaries/elements': FOLDERS.map((type) => ({ type, pattern: type, partialMatch: false })),
      'boundaries/include': ['**/*.ts', '**/*.tsx'],
    },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Pages are static and reached by plain links: the router's client code stays out of the first load.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', policies: Object.entries(MAY_IMPORT).map(([from, to]) => policy(from, to)) },
      ],
    },
  },
  {
    // Only a feature's *.actors file knows the services, and only the delivery worker and the desk drive machines on the server.
    files: [
      'components/**/*.actors.{ts,tsx}',
      'components/layout/start/**',
      'server/delivery/**',
      'server/desk/**',
    ],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries({
            components: [...MAY_IMPORT.components, 'services'],
            server: [...MAY_IMPORT.server, 'machines'],
          }).map(([from, to]) => policy(from, to)),
        },
      ],
    },
  },
  {
    files: ['machines/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'localStorage',
        'sessionStorage',
        'navigator',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    // The developers' pages, and what proves a machine beside it, use the developers' tools; an inspected page fetches them.
    files: ['app/(perRequest)/dev/**', 'machines/**/*.testModel.ts', 'components/analytics/inspected.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  { files: TESTS, rules: { 'boundaries/dependencies': 'off' } },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
)
