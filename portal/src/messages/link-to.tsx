import type { LinkProps } from '@tessera/ui'
import { Link } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Renders a marked part of a text as a link. */
export function linkTo(href: string, rest: Pick<LinkProps, 'target'> = {}): (words: ReactNode) => ReactNode {
  return (words) => (
    <Link href={href} {...rest}>
      {words}
    </Link>
  )
}
