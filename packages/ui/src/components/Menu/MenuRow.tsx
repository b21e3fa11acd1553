'use client'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Check from 'lucide-react/icons/check'
import type { PropsWithChildren } from 'react'
import { MenuItem as AriaItem } from 'react-aria-components/Menu'
import { Icon } from '../../internal/icon.tsx'
import { NewTabHint } from '../../internal/new-tab-hint.tsx'
import { wordsBeside, wrapTexts } from '../../internal/own-text.tsx'
import * as option from '../../internal/option.css.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem } from './menu-types.ts'

interface MenuRowProps {
  item: MenuItem
  isChoice?: boolean
  onAction: ((id: string) => void) | undefined
}

const currentLink = ({ children, ...props }: PropsWithChildren) => (
  <a {...props} aria-current="page">
    {children}
  </a>
)

export function MenuRow({ item, isChoice = false, onAction }: MenuRowProps) {
  const { id, label, description, icon, href, target, tone, disabledReason, lang, isCurrent } = item
  const opensNewTab = target === '_blank'
  const help = disabledReason ?? description
  const rowClass = disabledReason ? styles.blocked : tone === 'danger' ? styles.danger : isCurrent ? styles.current : ''
  // For React Aria the row is not disabled: arrow keys would skip it, and its reason would not be read.
  const behavior = disabledReason
    ? { shouldCloseOnSelect: false, render: (props: object) => <div {...props} aria-disabled /> }
    : { href, target, rel: opensNewTab ? 'noopener' : undefined, ...(isCurrent && { render: currentLink }) }
  const act = () => {
    if (disabledReason) return
    item.onAction?.()
    onAction?.(id)
  }
  return (
    <AriaItem id={id} textValue={label} className={`${option.option} ${rowClass}`} onAction={act} {...behavior}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {wrapTexts(icon)}
        </span>
      )}
      <span className={option.texts}>
        <span className={option.title} lang={lang}>
          {wordsBeside(null, label, opensNewTab && <NewTabHint />)}
        </span>
        {help && ' '}
        {help && <span className={option.help}>{help}</span>}
      </span>
      {isChoice && (
        <span className={option.check}>
          <Icon of={Check} />
        </span>
      )}
      {opensNewTab && (
        <span className={styles.external}>
          <Icon of={ArrowUpRight} />
        </span>
      )}
    </AriaItem>
  )
}
