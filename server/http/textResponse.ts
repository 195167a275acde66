import 'server-only'

const texts = new WeakMap<Response, string>()

/** A Response of a text that is known as a whole, so that the edge need not read it out of a stream again. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  texts.set(response, text)
  return response
}

/** The whole text of a Response that textResponse made; undefined for any other. */
export const wholeTextOf = (response: Response): string | undefined => texts.get(response)
