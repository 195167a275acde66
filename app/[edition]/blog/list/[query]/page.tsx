import { blogList } from '@/app/[edition]/blog/blogList'

export const generateMetadata = blogList.generateMetadata
export default blogList.Page
