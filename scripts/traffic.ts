#!/usr/bin/env node
/** The figures of a time as JSON, for `npm run charts -- traffic`: `--since 14d --until 7d`, each so long ago. */
import './closedPipe.mjs'
import { Command, InvalidArgumentError } from 'commander'
import { readFunnel } from '@/server/traffic/funnel'
import { timeSpan } from '@/server/traffic/timeSpan'
import { endsWith, withDatabase } from './command'

function ago(text: string): Date {
  const ms = timeSpan(text)
  if (ms === undefined) throw new InvalidArgumentError('expected so many hours or days, such as 24h or 7d')
  return new Date(Date.now() - ms)
}

new Command('traffic')
  .requiredOption('--since <span>', 'from so long ago on', ago)
  .option('--until <span>', 'until so long ago', ago, new Date())
  .action(({ since, until }: { since: Date; until: Date }) =>
    withDatabase(async ({ executeSql }) =>
      console.log(JSON.stringify(await readFunnel(executeSql, since, until))),
    ),
  )
  .parseAsync()
  .catch(endsWith('traffic'))
