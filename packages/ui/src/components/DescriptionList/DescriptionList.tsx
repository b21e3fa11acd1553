import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { softBreaks } from '../../internal/soft-breaks.tsx'
import * as styles from './DescriptionList.css.ts'

/** One fact: its term and its description. */
export interface DescriptionListItem {
  id: string
  term: ReactNode
  /** A dash by default. */
  description?: ReactNode
}

export interface DescriptionListProps extends DOMProps {
  items: readonly DescriptionListItem[]
  /** 'aside' puts terms beside their descriptions from 768 px; 'columns' puts facts side by side. */
  layout?: 'stacked' | 'aside' | 'columns'
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLDListElement>
}

const isEmpty = (node: ReactNode) => node === undefined || node === null || node === '' || node === false

function rendered(description: ReactNode) {
  if (isEmpty(description)) return '–'
  return typeof description === 'string' ? softBreaks(description) : wrapTexts(description)
}

/** Facts about one thing, each under its term. */
export function DescriptionList({ items, layout = 'stacked', ref, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} ref={ref} className={styles.list({ layout })}>
      {items.map(({ id, term, description }) => (
        <div key={id} className={styles.item({ layout })}>
          <dt className={styles.term}>{wrapTexts(term)}</dt>
          {/* Soft breaks split one text into several text nodes, so new text gets a new element. */}
          <dd key={typeof description === 'string' ? description : undefined} className={styles.details}>
            {rendered(description)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
