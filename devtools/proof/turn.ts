/** Lets everything that is ready to run have its turn. */
export const turn = () => new Promise<void>((done) => setImmediate(done))
