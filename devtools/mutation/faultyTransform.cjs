/** Jest's transform of the components of `npm run mutate -- --components`: their faults are put into the source, then all goes on as in every test. */
require('esbuild-register/dist/node').register()
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join, relative } = require('node:path')
const { createTransformer } = require('@swc/jest')
const { faultyComponent } = require('./componentFaults.ts')

const OWN = ['componentFaults.ts', 'faultyTransform.cjs'].map((file) =>
  readFileSync(join(__dirname, file), 'utf8'),
)

module.exports = {
  createTransformer: (options) => {
    const swc = createTransformer(options)
    return {
      ...swc,
      getCacheKey: (...given) =>
        createHash('sha256')
          .update([swc.getCacheKey(...given), ...OWN].join('\n'))
          .digest('hex'),
      process: (source, path, given) =>
        swc.process(faultyComponent(source, relative(given.config.rootDir, path)).code, path, given),
    }
  },
}
