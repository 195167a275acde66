import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DevanagariFont } from '@/app/_document/DevanagariFont'
import { SpecimenGallery } from '@/devtools/specimens/SpecimenGallery'
import { SPECIMEN_GROUPS } from '@/devtools/specimens/specimens'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

type Props = { readonly searchParams: Promise<{ lang?: string; group?: string; show?: string }> }

/** Every component in every state, by group, in both languages, for developers (DEV_PAGES=1). */
export default async function ComponentsPage({ searchParams }: Props) {
  if (!hasDevPages()) notFound()
  const { lang, group = '', show = '' } = await searchParams
  const language = lang === 'hi' ? 'hi' : 'en'
  const page = {
    pageType: 'Treatment',
    pageName: 'Piles Treatment',
    path: '/treatment/piles',
    tier: 3,
    language,
    treatmentSlug: 'piles',
  } as const
  return (
    <>
      {language === 'hi' && <DevanagariFont />}
      <SpecimenGallery
        scene={{ language, page }}
        group={Object.hasOwn(SPECIMEN_GROUPS, group) ? group : 'foundations'}
        show={show}
      />
    </>
  )
}
