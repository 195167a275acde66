/** Ends a command quietly when its output pipe is closed (`… | head`). Imported for this side effect. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
