const { join } = require('node:path')

/** The yardstick of the benchmarks: the smallest App Router site, built by the same Next version. */
module.exports = { poweredByHeader: false, turbopack: { root: join(__dirname, '..', '..', '..') } }
