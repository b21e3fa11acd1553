'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import type { DOMProps } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends DOMProps {
  title: ReactNode
  /** A few words at the end of the title's row, for example a count. */
  note?: ReactNode
  /** The expandable content; the browser's find in page opens it too. */
  children: ReactNode
  headingLevel?: 2 | 3 | 4 | 5
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/** A heading that expands and collapses its content; several in a row form an FAQ. */
export function Disclosure({ title, note, children, headingLevel = 3, ref, ...rest }: DisclosureProps) {
  const Tag = `h${headingLevel}` as const
  return (
    <AriaDisclosure {...rest} render={renderWithProps('div', rest)} ref={ref} className={styles.disclosure}>
      <Tag className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <Icon of={ChevronRight} />
          </span>
          <span className={styles.text}>
            <span className={styles.texts}>{wrapTexts(title)}</span>
            {note && <span className={styles.note}>{wrapTexts(note)}</span>}
          </span>
        </Button>
      </Tag>
      <DisclosurePanel className={styles.panel}>{wrapOwnText(children)}</DisclosurePanel>
    </AriaDisclosure>
  )
}
