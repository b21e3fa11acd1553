'use client'
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
import { InPlace } from '../../internal/in-place.ts'
import { isComposing } from '../../internal/input-method.ts'
import { openedBy, type TriggerProps } from '../../internal/trigger.ts'
import { useWords } from '../../messages/words.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PanelResizer } from './PanelResizer.tsx'
import * as styles from './SidePanel.css.ts'
import { keepTabWithin, usePanelFocus } from './use-panel-focus.ts'
import { useAvailableWidth } from './use-available-width.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { sidePanelWords } from './words.ts'

export interface SidePanelProps extends DOMProps {
  /** The Button or IconButton that opens and closes it; without one the page opens it by `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** Px, where something else holds it; below 768 px the panel is as wide as the screen. */
  width?: number
  /** Px at first, 400 by default. */
  defaultWidth?: number
  /** Px at least, 320 by default. */
  minWidth?: number
  /** Px at most, 720 by default; the page beside it keeps 320 px in any case. */
  maxWidth?: number
  /** Called with the width in px as the edge is moved. */
  onWidthChange?: (width: number) => void
  ref?: Ref<HTMLDivElement>
}

/** Details beside the page, which stays usable; Escape within it closes it and gives the focus back. */
export function SidePanel({ trigger, isOpen: controlled, defaultOpen = false, onOpenChange, ...rest }: SidePanelProps) {
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  return (
    <>
      {trigger && openedBy(trigger, isOpen, setOpen)}
      {isOpen && <OpenPanel {...rest} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Tells the page, or a panel that is drawn in place, how wide the panel is. */
function tellWidth(holder: HTMLElement, width: number) {
  holder.dataset.sidePanel = ''
  holder.style.setProperty(styles.panelWidth, `${width}px`)
  return () => {
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
  const { closeSidePanel } = useWords(sidePanelWords)
  const id = useId()
  const panelId = givenId ?? `${id}-panel`
  const panel = useObjectRef(ref)
  const body = useRef<HTMLDivElement>(null)
  const bodyStop = useScrollStop(body)
  const isInPlace = useContext(InPlace)
  const [wanted, resize] = useControlledState(width, defaultWidth, onWidthChange)
  const most = Math.max(minWidth, Math.min(maxWidth, useAvailableWidth()))
  const current = Math.min(wanted, most)
  const Title = `h${headingLevel}` as const
  usePanelFocus(panel)

  useLayoutEffect(() => {
    const holder = isInPlace ? panel.current : document.documentElement
    return holder ? tellWidth(holder, current) : undefined
  }, [panel, isInPlace, current])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return
    // What is open within the panel closes first.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      onClose()
    }
    keepTabWithin(event)
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
      <div className={styles.head}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        <IconButton size="large" aria-label={closeSidePanel} onPress={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      <div ref={body} tabIndex={bodyStop} className={styles.body}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
