/**
 * Stands in for the embedded database's thread (server/database/pglite/pgliteWorker.cjs) and fails as that has been seen to fail,
 * by the statement's text. It gives any other statement's values back.
 */
const { parentPort, workerData } = require('node:worker_threads')

const result = (command, rows = []) => ({ result: { rows, rowCount: rows.length, command } })
const error = (message, code, severity) => ({ error: { message, code, severity } })

const ANSWERS = {
  // What PGlite says of everything once its memory was given up.
  nonsense: () => result(''),
  internal: () => error('internal error', 'XX000', 'ERROR'),
  panic: () => error('could not write to file: No space left on device', '53100', 'PANIC'),
  full: () => error('could not extend file: No space left on device', '53100', 'ERROR'),
  mistake: () => error('Invalid input for bool type'),
  commit: () => result('ROLLBACK'),
  silence: () => undefined,
  loop: () => {
    for (;;);
  },
  exit: () => process.exit(),
}

parentPort.on('message', ({ id, close, text, values = [] }) => {
  const [, quoted] = /^select '(.*)' as answer$/.exec(text ?? '') ?? []
  const answer = close
    ? result('CLOSE')
    : (ANSWERS[text]?.() ?? (text !== 'silence' && result('SELECT', [{ answer: quoted ?? values[0] }])))
  if (answer) parentPort.postMessage({ id, ...answer })
  if (close) parentPort.close()
})
parentPort.postMessage({ id: workerData.openingId, ...result('OPEN') })
