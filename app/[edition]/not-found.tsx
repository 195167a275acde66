import { errorPageCopy } from '@/content/copy/errorPages'

const { title, description } = errorPageCopy.en.head

export const metadata = { title, description }

/**
 * Next carries this along with every page, to show it by code where a page calls notFound(): it is kept small. Visitors
 * get the whole page, which the edge sends in its place (app/[edition]/page-not-found, server/edge).
 */
export default function NotFound() {
  const { notFound } = errorPageCopy.en
  return (
    <main>
      <h1>{notFound.title}</h1>
      <p>{notFound.body}</p>
      <a href="/">{notFound.home}</a>
    </main>
  )
}
