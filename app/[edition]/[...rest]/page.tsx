import { notFound } from 'next/navigation'

/** Whatever no other page answers. */
export default function NoPage() {
  notFound()
}
