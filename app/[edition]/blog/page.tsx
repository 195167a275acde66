import { BlogList, blogListMetadata } from '@/app/[edition]/blog/BlogList'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { plainList } from '@/model/page/listQuery'

export const generateMetadata = async (props: EditionParams) =>
  blogListMetadata(await languageOf(props), plainList('blog'))

export default async function BlogPage(props: EditionParams) {
  return <BlogList language={await languageOf(props)} query={plainList('blog')} />
}
