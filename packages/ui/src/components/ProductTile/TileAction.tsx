'use client'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { isSafeHref } from '../../internal/safe-href.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './ProductTile.css.ts'
import { productTileMessages } from './messages.ts'

/** The action on a product. */
export type ProductTileState = 'launch' | 'learn-more' | 'pending' | 'coming-soon'

interface TileActionProps {
  title: string
  state: ProductTileState
  href: string | undefined
  opensInNewTab: boolean
  onAction: ((state: ProductTileState) => void) | undefined
}

const actions = {
  launch: { message: 'launchApp', icon: ArrowRight },
  'learn-more': { message: 'learnMore', icon: Info },
  pending: { message: 'accessPending', icon: Clock },
  'coming-soon': { message: 'comingSoon', icon: Hourglass },
} as const

export function TileAction({ title, state, href, opensInNewTab, onAction }: TileActionProps) {
  const messages = useMessages(productTileMessages)
  const noteId = useId()
  const { message, icon } = actions[state]
  const isLink = href !== undefined && isSafeHref(href)
  const leavesTab = isLink && opensInNewTab
  const content = (
    <>
      {state !== 'launch' && <Icon of={icon} />}
      <span>
        <span>{messages[message]}</span> <span className={hiddenVisually}>{title}</span>
      </span>
      {state === 'launch' && (
        <span className={styles.arrow({ leavesTab })}>
          <Icon of={leavesTab ? ArrowUpRight : icon} />
        </span>
      )}
    </>
  )
  const shared = {
    className: styles.action({ state }),
    onPress: () => onAction?.(state),
  }

  if (isLink) {
    return (
      <div className={styles.actionAndNote}>
        {leavesTab && (
          <p id={noteId} className={styles.sideNote}>
            {messages.opensInNewTab}
          </p>
        )}
        <Link
          {...shared}
          href={href}
          target={leavesTab ? '_blank' : undefined}
          rel={leavesTab ? 'noopener' : undefined}
          aria-describedby={leavesTab ? noteId : undefined}
        >
          {content}
        </Link>
      </div>
    )
  }
  if (state === 'launch' || (state === 'coming-soon' && !onAction))
    return <span className={styles.still}>{content}</span>
  return <Button {...shared}>{content}</Button>
}
