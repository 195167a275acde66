/** The least that node:http can do: writes the bytes of the documents in DOCUMENTS (a JSON file), with their headers. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const documents = new Map(
  JSON.parse(readFileSync(process.env.DOCUMENTS, 'utf8')).map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64')
    return [path, { headers: { ...headers, 'content-length': bytes.length }, bytes }]
  }),
)

createServer((request, response) => {
  const document = documents.get(request.url)
  if (!document) return response.writeHead(404).end()
  response.writeHead(200, document.headers)
  response.end(document.bytes)
}).listen(Number(process.env.PORT))
