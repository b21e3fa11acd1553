'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { PlainButton } from '../../internal/plain-button.tsx'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableViews.css.ts'
import { STANDARD, useShownView } from './use-shown-view.ts'
import { isSameView, viewStateOf } from './view-state.ts'
import type { DataTableView, KeptViews, ViewTask } from './view-types.ts'
import { dataTableViewsWords } from './words.ts'

export type { DataTableView } from './view-types.ts'

export interface DataTableViewsProps extends DOMProps, KeptViews {
  /** Id of the view that was chosen last; `null` for the standard view, which is the table's `defaultState`. The application that holds it holds the table's state too; by default it is that state's `view`. */
  value?: string | null
  /** The view that the table is brought to; by default it begins in the one that its state names, or else in one that it is like. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** Puts a failure in words; a plain sentence by default. */
  failureText?: (error: unknown) => ReactNode
  /** How many views there may be. */
  maxViews?: number
  /** The button that names the view. */
  ref?: Ref<HTMLButtonElement>
}

const loadMenu = async () => (await import('./ViewMenu.tsx')).ViewMenu
const loadDialog = async () => (await import('./ViewDialog.tsx')).ViewDialog

/** Named views of a table: chosen, saved, renamed, duplicated and deleted; a table that has left its view says so. The application keeps them. */
export function DataTableViews(props: DataTableViewsProps) {
  const { views, value, defaultValue, onChange, maxViews = 20, ref, ...rest } = props
  const { onCreate, onUpdate, onDelete, failureText } = props
  const words = useWords(dataTableViewsWords)
  const { state, usualState, change } = useTable('DataTableViews')
  const [isOpen, setOpen] = useState(false)
  const [task, setTask] = useState<ViewTask>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const trigger = useObjectRef(ref)

  const present = viewStateOf(state)
  const stateOf = (next: DataTableView | undefined) => viewStateOf({ ...usualState, ...next?.state })
  const isLike = (each: DataTableView | undefined) => isSameView(present, stateOf(each))
  const view = useShownView({
    views,
    named: value === undefined ? state.view : (value ?? STANDARD),
    first: defaultValue === null ? STANDARD : defaultValue,
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
    setPending(true)
    setFailure(undefined)
    try {
      await onUpdate(next)
      // The buttons go with what they did.
      trigger.current?.focus()
    } catch (error) {
      setFailure({ error })
    } finally {
      setPending(false)
    }
  }
  const discard = () => {
    trigger.current?.focus()
    show(view)
  }
  const name = view?.name ?? words.standard
  const say = (error: unknown) => failureText?.(error) ?? words.failed

  return (
    <div className={styles.views}>
      <PlainButton
        {...domProps(rest)}
        ref={trigger}
        aria-label={fill(words.viewNamed, { view: name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(loadMenu)}
        onFocusCapture={() => prepare(loadMenu)}
        onKeyDown={openedByKeys(() => setOpen(true))}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <Icon of={ChevronDown} />
      </PlainButton>
      <output className={styles.changed}>{isChanged && words.changed}</output>
      {isChanged && (
        <span className={styles.changes}>
          {view && (
            <button
              type="button"
              className={styles.act}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && update({ ...view, state: present })}
            >
              {words.save}
            </button>
          )}
          <button
            type="button"
            className={styles.act}
            onPointerEnter={() => prepare(loadDialog)}
            onClick={() => setTask({ kind: 'create', state: present })}
          >
            {words.saveAs}
          </button>
          <button type="button" className={styles.act} onClick={discard}>
            {words.discard}
          </button>
        </span>
      )}
      {failure && (
        <span role="alert" className={styles.failure}>
          {say(failure.error)}
        </span>
      )}
      <LoadedPanel
        load={loadMenu}
        isOpen={isOpen}
        panel={{ views, view, present, onShow: show, onUpdate: update, onTask: setTask }}
        triggerRef={trigger}
        onClose={() => setOpen(false)}
      />
      <LoadedPanel
        load={loadDialog}
        isOpen={task !== undefined}
        panel={{ task, views, maxViews, say, onCreate, onUpdate, onDelete, onShow: show }}
        triggerRef={trigger}
        onClose={() => setTask(undefined)}
      />
    </div>
  )
}
