/** Loaded before a program: notes at its end how much memory it had at most, in bytes, in PEAK_MEMORY_FILE. */
import { writeFileSync } from 'node:fs'

process.once('exit', () =>
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS * 1024)),
)
