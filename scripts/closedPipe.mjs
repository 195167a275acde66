/** Ends a command once nobody reads what it prints (`… | head`), without a word, as other programs end. Imported for that alone. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
