'use client'
import Bookmark from 'lucide-react/icons/bookmark'
import { type ReactNode, type Ref, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableViews.css.ts'
import { STANDARD, useShownView } from './use-shown-view.ts'
import { isSameView, viewStateOf } from './view-state.ts'
import type { DataTableView, KeptViews, ViewTask } from './view-types.ts'
import { dataTableViewsMessages } from './messages.ts'

export type { DataTableView } from './view-types.ts'

export interface DataTableViewsProps extends DOMProps, KeptViews {
  /**
   * Id of the last chosen view; `null` for the standard view, which is the table's `defaultState`. The state's `view`
   * by default. An application that controls the id controls the table's state too.
   */
  value?: string | null
  /** The initial view; by default the one in the table's state, or else the one that matches the state. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** Returns the text of a failure; a plain sentence by default. */
  failureText?: (error: unknown) => ReactNode
  /** Maximum number of views. */
  maxViews?: number
  /** The button with the name of the view. */
  ref?: Ref<HTMLButtonElement>
}

const loadMenu = async () => (await import('./ViewMenu.tsx')).ViewMenu
const loadDialog = async () => (await import('./ViewDialog.tsx')).ViewDialog

/**
 * Named views of a table: choose, save, rename, duplicate and delete them. A dot on the button means that the table
 * differs from its view. The application stores the views.
 */
export function DataTableViews(props: DataTableViewsProps) {
  const { views, value, defaultValue, onChange, maxViews = 20, ref, ...rest } = props
  const { onCreate, onUpdate, onDelete, failureText } = props
  const messages = useMessages(dataTableViewsMessages)
  const { state, defaultState, change } = useTable('DataTableViews')
  const [isOpen, setOpen] = useState(false)
  const [task, setTask] = useState<ViewTask>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const trigger = useObjectRef(ref)
  const changedId = useId()

  const present = viewStateOf(state)
  const stateOf = (next: DataTableView | undefined) => viewStateOf({ ...defaultState, ...next?.state })
  const isLike = (each: DataTableView | undefined) => isSameView(present, stateOf(each))
  const view = useShownView({
    views,
    chosenId: value === undefined ? state.view : (value ?? STANDARD),
    initialId: defaultValue === null ? STANDARD : defaultValue,
    isLike,
  })
  const isChanged = !isLike(view)

  const begin = useEffectEvent(() => {
    if (view && defaultValue) change({ ...stateOf(view), view: view.id })
  })
  useLayoutEffect(() => begin(), [])

  const show = (next: DataTableView | undefined) => {
    setFailure(undefined)
    onChange?.(next?.id ?? null)
    change({ ...stateOf(next), view: next?.id ?? STANDARD, page: 0 })
  }
  const update = async (next: DataTableView) => {
    setFailure(undefined)
    try {
      await onUpdate(next)
    } catch (error) {
      setFailure({ error })
    }
  }
  const name = view?.name ?? messages.standard
  const errorTextOf = (error: unknown) => failureText?.(error) ?? messages.failed

  return (
    <div className={styles.views}>
      <ToolButton
        {...domProps(rest)}
        ref={trigger}
        icon={Bookmark}
        text={view?.name}
        hasDot={isChanged}
        aria-label={fill(messages.viewNamed, { view: name })}
        aria-describedby={[rest['aria-describedby'], isChanged && changedId].filter(Boolean).join(' ') || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(loadMenu)}
        onFocusCapture={() => prepare(loadMenu)}
        onKeyDown={openedByKeys(() => setOpen(true))}
        onOpen={() => setOpen(true)}
      />
      {/* A live region must exist before its text. */}
      <output id={changedId} className={hiddenVisually}>
        {isChanged && messages.changed}
      </output>
      {failure && (
        <span role="alert" className={styles.failure}>
          {errorTextOf(failure.error)}
        </span>
      )}
      <LoadedPanel
        load={loadMenu}
        isOpen={isOpen}
        panel={{ views, view, present, isChanged, onShow: show, onUpdate: update, onTask: setTask }}
        triggerRef={trigger}
        onClose={() => setOpen(false)}
      />
      <LoadedPanel
        load={loadDialog}
        isOpen={task !== undefined}
        panel={{ task, views, maxViews, errorTextOf, onCreate, onUpdate, onDelete, onShow: show }}
        triggerRef={trigger}
        onClose={() => setTask(undefined)}
      />
    </div>
  )
}
