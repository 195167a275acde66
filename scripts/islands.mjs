/** Bundles the code of islands (docs/decisions/0077) into the built site's static files, named after its content. */
import './closedPipe.mjs'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const OUT = join('.next', 'static', 'islands')
const ADDRESS = '/_next/static/islands/'
/** One for each kind of pages, with its own copy of what they share: fewer and larger files than if all were one. */
const BUNDLES = {
  site: 'components/layout/islands/siteIslands.ts',
  desk: 'components/desk/deskIslands.ts',
  developer: 'devtools/developerIslands.ts',
}
const WORKER = 'components/account/Selfie/faceWorker.ts'
const ISLAND = /(\w+): \(\) =>\s*import\(\s*'@\/([^']+)'/g

const SETTINGS = {
  outdir: OUT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  jsx: 'automatic',
  metafile: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[hash]',
  tsconfig: 'tsconfig.json',
  // Its index adds React hooks that cannot be shaken off, 1.3 KB with every first call (docs/decisions/0019).
  alias: { 'cookies-next/client': './node_modules/cookies-next/lib/client/cookie-functions.js' },
  // Licences stand beside the code, in files that no page loads.
  legalComments: 'external',
  logLevel: 'warning',
}

/** An output with all that it imports at once, itself first. */
function closureOf(outputs, path, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  for (const { path: next, kind } of outputs[path].imports)
    if (kind === 'import-statement') closureOf(outputs, next, found)
  return found
}

/** `import{a as b}from"./NAME.js"`, `import"./NAME.js"` and `import("./NAME.js")`, as esbuild writes them. */
const IMPORT = /\bimport(?:\{([^}]*)\}from)?(\(?)"\.\/([\w-]+)\.js"/g

/** How a file that became part of the first one calls what it exports. */
const exported = (file, name) => `of_${file.replace(/\W/g, '_')}_${name}`

/**
 * Makes one file of all that a bundle begins with, which esbuild has split by who else needs it: they are always there, each file costs a
 * request, and texts compress better together. What other files import from them they import from it.
 */
async function joinFirst(build, { outputs }, bundle, folder) {
  const entries = new Map(Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, path]))
  const paths = [...closureOf(outputs, entries.get(bundle))]
  const own = new Set(paths.map((path) => basename(path, '.js')))
  const first = `${basename(bundle, '.ts')}-${createHash('sha256').update(paths.join()).digest('hex').slice(0, 10)}`
  const lines = paths.map((path) => {
    const file = basename(path, '.js')
    const names = outputs[path].exports.map(
      (name) => `${name} as ${path === paths[0] ? name : exported(file, name)}`,
    )
    return `export {${names}} from './${file}.js'`
  })
  const { outputFiles } = await build({
    ...SETTINGS,
    entryPoints: undefined,
    stdin: { contents: lines.join('\n'), resolveDir: folder },
    plugins: [
      {
        name: 'others',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\// }, ({ path }) =>
            own.has(basename(path, '.js')) ? undefined : { path, external: true },
          ),
      },
    ],
    write: false,
    metafile: false,
  })
  const joined = (code) =>
    code.replace(IMPORT, (text, names, call, file) => {
      if (!own.has(file)) return text
      if (names === undefined) return `import${call}"./${first}.js"`
      const renamed = names.split(',').map((one) => {
        const [, name, rest] = /^([\w$]+)(.*)$/.exec(one)
        return `${exported(file, name)}${rest || ` as ${name}`}`
      })
      return `import{${renamed}}from"./${first}.js"`
    })
  for (const path of Object.keys(outputs)) {
    if (own.has(basename(path, '.js'))) rmSync(path)
    else writeFileSync(path, joined(readFileSync(path, 'utf8')))
  }
  writeFileSync(join(folder, `${first}.js`), outputFiles[0].text)
  return { first, own, entries }
}

/** Which source each island's code begins in, by name, of those that are fetched by themselves. */
const sourcesOfIslands = () =>
  Object.values(BUNDLES).flatMap((bundle) =>
    Array.from(readFileSync(bundle, 'utf8').matchAll(ISLAND), ([, name, path]) => [name, path]),
  )

/** Writes the files, and .next/islands.json, which names them (server/edge/islandFiles.ts). */
export async function buildIslands({ assets = process.env.ASSET_BASE_URL ?? '' } = {}) {
  const { build } = await import('esbuild')
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const worker = await build({ ...SETTINGS, entryPoints: [WORKER] })
  const [workerFile] = Object.keys(worker.metafile.outputs)
  const define = {
    'process.env.NODE_ENV': '"production"',
    // From the site itself also with a CDN: a worker may come from nowhere else (docs/decisions/0024).
    'process.env.FACE_WORKER': JSON.stringify(ADDRESS + basename(workerFile)),
  }
  const manifest = {}
  for (const [name, bundle] of Object.entries(BUNDLES)) {
    // Each in its own folder: files of the same name import from another first one.
    const outdir = join(OUT, name)
    const address = (file) => `${assets}${ADDRESS}${name}/${file}.js`
    const { metafile } = await build({ ...SETTINGS, outdir, entryPoints: [bundle], splitting: true, define })
    const { first, own, entries } = await joinFirst(build, metafile, bundle, outdir)
    const files = {}
    for (const [island, source] of sourcesOfIslands()) {
      const path = entries.get(`${source}.tsx`) ?? entries.get(`${source}.ts`)
      if (!path) continue
      const needed = Array.from(closureOf(metafile.outputs, path), (one) => basename(one, '.js'))
      files[island] = needed.filter((one) => !own.has(one)).map(address)
    }
    manifest[name] = { first: address(first), files }
  }
  writeFileSync(join('.next', 'islands.json'), JSON.stringify(manifest))
}
