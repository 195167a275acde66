import 'server-only'

/** The outcome, or undefined when it takes longer than that. */
export async function withTimeout<Value>(
  milliseconds: number,
  outcome: Promise<Value>,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(
    (resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)),
  )
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}
