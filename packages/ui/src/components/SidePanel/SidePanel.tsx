'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { OverlayFooter } from '../../internal/overlay-footer.ts'
import { InlineOverlayContext } from '../../internal/inline-overlay-context.ts'
import { isComposing } from '../../internal/input-method.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { openedBy, type TriggerProps } from '../../internal/trigger.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PanelResizer } from './PanelResizer.tsx'
import * as styles from './SidePanel.css.ts'
import { keepTabWithin, usePanelFocus } from './use-panel-focus.ts'
import { useAvailableWidth } from './use-available-width.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { sidePanelMessages } from './messages.ts'

export interface SidePanelProps extends DOMProps {
  /** The Button or IconButton that opens and closes it; without one the page opens it with `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  title: ReactNode
  /** Before the title: the Avatar or Mosaic of its subject. */
  avatar?: ReactNode
  /** After the title: the status of its subject. */
  badge?: ReactNode
  /** Under the title, such as the email address. */
  description?: ReactNode
  /** Shows the previous item of the list; if only `onNext` is set, the first item is shown. */
  onPrevious?: () => void
  /** Shows the next item of the list; if only `onPrevious` is set, the last item is shown. */
  onNext?: () => void
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** Controlled width in px; below 768 px the panel is as wide as the screen. */
  width?: number
  /** Initial width in px, 400 by default. */
  defaultWidth?: number
  /** Minimum width in px, 320 by default. */
  minWidth?: number
  /** Maximum width in px, 720 by default; the page beside it always keeps 320 px. */
  maxWidth?: number
  /** Called with the width in px when the user moves the edge. */
  onWidthChange?: (width: number) => void
  ref?: Ref<HTMLDivElement>
}

/** Details beside the page, which stays usable; Escape in the panel closes it and restores the focus. */
export function SidePanel({ trigger, isOpen: controlled, defaultOpen = false, onOpenChange, ...rest }: SidePanelProps) {
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  return (
    <>
      {trigger && openedBy(trigger, isOpen, setOpen)}
      {isOpen && <OpenPanel {...rest} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * Sets the panel's width on the page or an inline container; returns a function that restores the width of a panel
 * below this one.
 */
function setWidth(holder: HTMLElement, width: number) {
  const before = holder.style.getPropertyValue(styles.panelWidth)
  holder.dataset.sidePanel = ''
  holder.style.setProperty(styles.panelWidth, `${width}px`)
  return () => {
    if (before) return holder.style.setProperty(styles.panelWidth, before)
    delete holder.dataset.sidePanel
    holder.style.removeProperty(styles.panelWidth)
  }
}

interface OpenPanelProps extends Omit<SidePanelProps, 'trigger' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  onClose: () => void
}

function OpenPanel({
  onClose,
  title,
  avatar,
  badge,
  description,
  onPrevious,
  onNext,
  children,
  actions,
  headingLevel = 2,
  width,
  defaultWidth = 400,
  minWidth = 320,
  maxWidth = 720,
  onWidthChange,
  id: givenId,
  ref,
  ...rest
}: OpenPanelProps) {
  const { closeSidePanel, previousItem, nextItem } = useMessages(sidePanelMessages)
  const id = useId()
  const panelId = givenId ?? `${id}-panel`
  const panel = useObjectRef(ref)
  const body = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const bodyStop = useScrollStop(body)
  const isInline = useContext(InlineOverlayContext)
  const [wanted, resize] = useControlledState(width, defaultWidth, onWidthChange)
  const most = Math.max(minWidth, Math.min(maxWidth, useAvailableWidth()))
  const current = Math.min(wanted, most)
  const Title = `h${headingLevel}` as const
  usePanelFocus(panel)

  const isAtEnd = !onPrevious || !onNext
  useLayoutEffect(() => {
    // At the end of the list the pressed button is disabled and would lose the focus.
    const active = document.activeElement
    if (isAtEnd && head.current?.contains(active) && active?.matches(':disabled')) panel.current?.focus()
  }, [panel, isAtEnd])

  useLayoutEffect(() => {
    const holder = isInline ? panel.current : document.documentElement
    return holder ? setWidth(holder, current) : undefined
  }, [panel, isInline, current])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return
    // Overlays inside the panel close first.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      onClose()
    }
    keepTabWithin(event)
    const move = event.key === 'ArrowUp' ? onPrevious : event.key === 'ArrowDown' ? onNext : undefined
    const isOwn = event.target === panel.current || head.current?.contains(event.target as Node)
    // In fields, menus and scroll areas these keys have another meaning.
    if (!move || !isOwn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move()
  }

  const dialog = { role: 'dialog', onKeyDown }

  return (
    <div
      {...domProps(rest)}
      ref={panel}
      id={panelId}
      aria-labelledby={id}
      tabIndex={-1}
      className={`${styles.panel} ${styles.entrance}`}
      {...dialog}
    >
      <PanelResizer
        controls={panelId}
        width={current}
        minWidth={minWidth}
        maxWidth={most}
        defaultWidth={defaultWidth}
        onChange={resize}
      />
      <div ref={head} className={styles.head}>
        {wrapOwnText(avatar)}
        <div className={styles.identity}>
          <div className={styles.name}>
            <Title id={id} className={styles.title}>
              {wrapTexts(title)}
            </Title>
            {wrapOwnText(badge)}
          </div>
          {description && <div className={styles.description}>{wrapTexts(description)}</div>}
        </div>
        <div className={styles.tools}>
          {(onPrevious || onNext) && (
            <>
              <IconButton size="large" aria-label={previousItem} isDisabled={!onPrevious} onPress={onPrevious}>
                <Icon of={ChevronUp} size={20} />
              </IconButton>
              <IconButton size="large" aria-label={nextItem} isDisabled={!onNext} onPress={onNext}>
                <Icon of={ChevronDown} size={20} />
              </IconButton>
            </>
          )}
          <IconButton size="large" aria-label={closeSidePanel} onPress={onClose}>
            <Icon of={X} size={20} />
          </IconButton>
        </div>
      </div>
      <div ref={body} tabIndex={bodyStop} className={styles.body}>
        <OverlayFooter value={!actions}>{wrapOwnText(children)}</OverlayFooter>
      </div>
      {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
    </div>
  )
}
