'use client'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { DOMProps } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem, MenuSection } from './menu-types.ts'
import { MenuRows } from './MenuRows.tsx'
import { menuMessages } from './messages.ts'

export type { MenuItem, MenuSection } from './menu-types.ts'

export interface MenuProps extends DOMProps {
  /** The Button that opens it; three dots by default. */
  trigger?: ReactElement
  /** The name of the three-dots button, for example 'Actions for Ana Castillo'. */
  'aria-label'?: string
  items?: readonly MenuItem[]
  /** Rows in groups, with names if needed: actions, links, or choices with check marks. */
  sections?: readonly MenuSection[]
  /** Content above the rows that is not a row. */
  head?: ReactNode
  /** Called with the id of the chosen row, after the row's own action. */
  onAction?: (id: string) => void
  /** Where it opens; it flips if there is no space. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  isDisabled?: boolean
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The surface with the rows, if it is open. */
  ref?: Ref<HTMLElement>
}

/** A button that opens a list of actions, links or choices. */
export function Menu({
  trigger,
  'aria-label': label,
  items,
  sections,
  head,
  onAction,
  placement = trigger ? 'bottom start' : 'bottom end',
  isDisabled,
  isOpen,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: MenuProps) {
  const { moreActions } = useMessages(menuMessages)
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ?? (
        <Button className={styles.trigger} aria-label={label ?? moreActions} isDisabled={isDisabled}>
          <Icon of={Ellipsis} />
        </Button>
      )}
      <Popover
        render={renderWithProps('div', rest)}
        ref={ref}
        placement={placement}
        offset={6}
        className={popover({ kind: 'menu' })}
      >
        {head && <div className={styles.head}>{wrapTexts(head)}</div>}
        <MenuRows items={items} sections={sections} onAction={onAction} />
      </Popover>
    </MenuTrigger>
  )
}

export default Menu
