import { BlogList, blogListMetadata } from '@/app/blogList'
import { type EditionParams, languageOf } from '@/app/edition'
import { plainList } from '@/model/listQuery'

export const generateMetadata = async (props: EditionParams) =>
  blogListMetadata(await languageOf(props), plainList('blog'))

export default async function BlogPage(props: EditionParams) {
  return <BlogList language={await languageOf(props)} query={plainList('blog')} />
}
