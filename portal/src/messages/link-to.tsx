import type { LinkProps } from '@tessera/ui'
import { Link } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Turns the marked words of a text into a link. */
export function linkTo(href: string, rest: Pick<LinkProps, 'target'> = {}): (words: ReactNode) => ReactNode {
  return (words) => (
    <Link href={href} {...rest}>
      {words}
    </Link>
  )
}
