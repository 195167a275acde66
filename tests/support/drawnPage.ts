import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'

/** A page as its visitors see it, without what its islands are given. @param html as the server draws it */
export const withoutProps = (html: string): string =>
  html.replace(/<div data-island="\w+" data-props="[^"]*">/g, '<div data-island>').replaceAll('<!-- -->', '')

/** A page as HTML, those of its parts included that wait for the database. */
export async function drawnPage(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  let html = ''
  for await (const part of prelude) html += String(part)
  return withoutProps(html)
}

/** What a route's page and metadata are given; the English edition by default. */
export const at = <Params extends object>(params: Params) => ({
  params: Promise.resolve({ edition: 'en', ...params }),
})

/** A text as escaped in HTML. */
export const inHtml = (text: string): string => renderToStaticMarkup(text)

/** The slugs that the headings of a page's cards lead to. */
export const cardSlugs = (html: string, kind: 'doctor' | 'hospital'): readonly string[] =>
  [...html.matchAll(/<h[23][^>]*><a href="\/(doctor|hospital)\/([a-z0-9-]+)"/g)].flatMap(
    ([, found, slug = '']) => (found === kind ? [slug] : []),
  )
