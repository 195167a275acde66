import { notFound } from 'next/navigation'
import { BlogList, blogListMetadata } from '@/app/[edition]/blog/BlogList'
import { editionOf } from '@/app/_document/edition'
import { readListSegment } from '@/model/page/listQuery'

type Props = { readonly params: Promise<{ readonly edition: string; readonly query: string }> }

async function chosen({ params }: Props) {
  const { edition, query } = await params
  return { language: editionOf(edition).language, query: readListSegment('blog', query) ?? notFound() }
}

export async function generateMetadata(props: Props) {
  const { language, query } = await chosen(props)
  return blogListMetadata(language, query)
}

export default async function FilteredBlogPage(props: Props) {
  return <BlogList {...await chosen(props)} />
}
