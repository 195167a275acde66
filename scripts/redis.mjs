#!/usr/bin/env node
/** Redis server for the tests of shared limits: prints its path, installing it if missing. */
import { ensureProgram } from './process.mjs'

if (process.argv.includes('--help'))
  console.log('usage: node scripts/redis.mjs\n\nprints the path of redis-server')
else {
  const path = await ensureProgram(['redis-server'], 'redis-server')
  if (path) console.log(path)
  else {
    console.error('redis: the tests of shared limits need redis-server; install it')
    process.exitCode = 1
  }
}
