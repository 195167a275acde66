import { messagesFor } from '@/content/copy/messages/messagesFor'
import { pageWordsFor } from '@/content/copy/pages/pageCopyFor'

const { title, description } = pageWordsFor('en').heads.notFound

export const metadata = { title, description }

/**
 * Next carries this along with every page, to show it by code where a page calls notFound(): it is kept small. Visitors
 * get the whole page, which the edge sends in its place (app/[edition]/page-not-found, server/documents).
 */
export default function NotFound() {
  const { notFound } = messagesFor('en')
  return (
    <main>
      <h1>{notFound.title}</h1>
      <p>{notFound.body}</p>
      <a href="/">{notFound.home}</a>
    </main>
  )
}
