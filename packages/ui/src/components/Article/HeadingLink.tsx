'use client'
import Hash from 'lucide-react/icons/hash'
import { Icon } from '../../internal/icon.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Article.css.ts'
import { articleMessages } from './messages.ts'

interface HeadingLinkProps {
  id: string
  title: string
}

/**
 * A link to a heading, placed beside it so that the heading keeps its name. It is a plain link, because the router is
 * not needed within the page.
 */
export function HeadingLink({ id, title }: HeadingLinkProps) {
  const name = fill(useMessages(articleMessages).linkToSection, { title })
  return (
    <a href={`#${id}`} aria-label={name} title={name} className={styles.headingLink}>
      <Icon of={Hash} />
    </a>
  )
}
