/** The empty route handler that the lead handler's rate is compared with: it reads nothing and stores nothing. */
export function POST(): Response {
  return Response.json({ status: { code: 200, message: 'OK' }, data: [{ Id: '' }] })
}
