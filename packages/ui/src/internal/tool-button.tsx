'use client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type RefObject, use, useEffect, useEffectEvent, useId } from 'react'
import { type CollapsedToolbar, ToolbarContext } from './collapsed-toolbar.ts'
import { Icon } from './icon.tsx'
import * as styles from './tool-button.css.ts'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'title' | 'children' | 'ref'> {
  /** The name of the button; also its tooltip. */
  'aria-label': string
  icon: LucideIcon
  /** A short text beside the icon, such as the progress of a job. */
  text?: string | undefined
  /** Marks the icon, if the panel has something new. */
  hasDot?: boolean
  /** The element where the panel opens: the button, or the menu button. */
  ref: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

/**
 * A native button of a table's toolbar: an icon with a name, which leaves space for search and filters. On a phone it
 * is a row of the toolbar's menu.
 */
export function ToolButton(props: ToolButtonProps) {
  const toolbar = use(ToolbarContext)
  return toolbar ? <ToolInMenu {...props} toolbar={toolbar} /> : <ToolOfItsOwn {...props} />
}

function ToolOfItsOwn({ icon, text, hasDot = false, onOpen, ...rest }: ToolButtonProps) {
  return (
    <button {...rest} type="button" title={rest['aria-label']} className={styles.button} onClick={onOpen}>
      <span className={styles.icon}>
        <Icon of={icon} />
        {hasDot && <span className={styles.dot} />}
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </button>
  )
}

interface ToolInMenuProps extends ToolButtonProps {
  toolbar: CollapsedToolbar
}

function ToolInMenu({ 'aria-label': label, icon, text, hasDot = false, ref, onOpen, toolbar }: ToolInMenuProps) {
  const id = useId()
  const open = useEffectEvent(() => {
    ref.current = toolbar.menuRef.current
    onOpen()
  })
  const { addTool, removeTool } = toolbar
  useEffect(
    () => addTool({ id, label, icon, text, hasDot, onOpen: () => open() }),
    [addTool, id, label, icon, text, hasDot],
  )
  useEffect(() => () => removeTool(id), [removeTool, id])
  return null
}
