'use strict'

/**
 * Next's own cache of rendered pages (next.config.js, cacheHandler), which keeps nothing: finished documents are kept by
 * server/edge, and Next would write each page to disk as well, also one for every address that somebody makes up.
 */
module.exports = class NoCache {
  async get() {
    return null
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}
