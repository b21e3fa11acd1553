import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { usePageLink } from './page-link.ts'

const PAGE = './?path=/docs/'

const PageLink = ({ id, children }: { id: string; children?: ReactNode }) => (
  <a className="page-link" {...usePageLink(id)}>
    {children}
  </a>
)

/** A link in the text of a page; one to another page keeps the toolbar's settings. */
export const DocsLink = ({ href, children, ...rest }: ComponentProps<typeof AnchorMdx>) =>
  href.startsWith(PAGE) ? (
    <PageLink id={href.slice(PAGE.length)}>{children}</PageLink>
  ) : (
    <AnchorMdx href={href} {...rest}>
      {children}
    </AnchorMdx>
  )
