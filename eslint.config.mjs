import nextPlugin from '@next/eslint-plugin-next'
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

const ANY_IMPORT = { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' }
const SOURCE = ['**/*.ts', '**/*.tsx']
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**']

/**
 * Refuses what a folder may not import, whether by `import`, by `export … from` or by `import()`, of types too.
 * @param folders those that may be imported
 */
const importsOnly = (folders) => {
  // The tools' configuration at the top is theirs alone.
  const config = folders.includes('devtools') ? '|machines\\.config$' : ''
  const others = `^@/(?!(${folders.join('|')})/${config})|^(\\.\\./)+(${FOLDERS.join('|')})/`
  const message = `Only ${folders.join(', ')} may be imported here, by @/ (docs/map.md).`
  return {
    'no-restricted-imports': ['error', { patterns: [{ regex: others, message }] }],
    'no-restricted-syntax': [
      'error',
      {
        selector: `:matches(ImportExpression, TSImportType)[source.value=/${others.replaceAll('/', '\\/')}/]`,
        message,
      },
    ],
  }
}

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
    },
  },
  ...Object.entries(MAY_IMPORT).map(([folder, folders]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: importsOnly(folders),
  })),
  {
    // What draws (.tsx) calls no service; the modules beside it do.
    files: ['components/**/*.ts'],
    rules: importsOnly([...MAY_IMPORT.components, 'services']),
  },
  {
    // On the server only these rooms run machines.
    files: ['server/delivery/**', 'server/desk/**', 'server/catalogue/review/**', 'server/appointments/**'],
    rules: importsOnly([...MAY_IMPORT.server, 'machines']),
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
    rules: ANY_IMPORT,
  },
  { files: TESTS, rules: ANY_IMPORT },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
)
