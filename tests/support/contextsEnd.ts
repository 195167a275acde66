/**
 * Once used, an AsyncLocalStorage watches every promise of its process until it is disabled, and each test file has its own
 * copy of every module: without this, a worker's hundredth file would pay for those of the ninety-nine before it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const { run } = AsyncLocalStorage.prototype
const used = new Set<AsyncLocalStorage<unknown>>()

AsyncLocalStorage.prototype.run = function (
  this: AsyncLocalStorage<unknown>,
  ...args: Parameters<typeof run>
) {
  used.add(this)
  return run.apply(this, args)
}

afterAll(() => {
  AsyncLocalStorage.prototype.run = run
  for (const storage of used) storage.disable()
})
