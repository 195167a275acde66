import { SPRITE } from '@/components/ui/Illustration/drawings'

export const dynamic = 'force-dynamic'

/** The drawings that pages show. Pages name the version, for which the edge says that it never changes. */
export const GET = (): Response =>
  new Response(SPRITE, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=0' },
  })
