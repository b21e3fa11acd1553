import { Link } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Turns the marked words of a text into a link. */
export function linkTo(href: string): (words: ReactNode) => ReactNode {
  return (words) => <Link href={href}>{words}</Link>
}
