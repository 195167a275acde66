import { type LimitName, Limits, type MakeSharedCount } from '@/server/http/limits'

/** Limits of a test: those that are named allow so many, all others are off. */
export const testLimits = (
  allowed: Readonly<Partial<Record<LimitName, number>>> = {},
  makeShared?: MakeSharedCount,
): Limits => new Limits((name) => allowed[name] ?? 0, makeShared)
