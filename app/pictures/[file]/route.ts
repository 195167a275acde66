import { answerPicture } from '@/server/pictures/answerPicture'

export const dynamic = 'force-dynamic'

type Params = { readonly params: Promise<{ readonly file: string }> }

/** The photographs and logos of the catalogue. The edge keeps them (server/edge/edge.ts). */
export const GET = async (_: Request, { params }: Params): Promise<Response> =>
  answerPicture((await params).file)
