import axios from 'axios'

/** Milliseconds after which a call counts as failed: a slow phone on a bad line gets its chance, a dead one its notice. */
const TIMEOUT_MS = 15_000

/**
 * The HTTP client of the site's own calls (specification, section 7): JSON, the application's name and version. It is
 * fetched apart from the rest, when a form is about to be sent. The XSRF header is set by `services/xsrf.ts`.
 */
export const httpClient = axios.create({
  timeout: TIMEOUT_MS,
  withXSRFToken: false,
  headers: {
    'Content-Type': 'application/json',
    applicationtype: 'website',
    'client-version': 'Shalya Website:0.0.1',
  },
  // Every status is an answer to look at; only a missing answer is an error.
  validateStatus: () => true,
})

/** Whether the call failed because no answer came in time; anything else means that the server was not reached. */
export const isTimeout = (error: unknown): boolean =>
  axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
