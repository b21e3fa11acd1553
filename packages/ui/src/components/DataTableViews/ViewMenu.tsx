'use client'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import { STANDARD } from './use-shown-view.ts'
import type { ViewState } from './view-state.ts'
import type { DataTableView, ViewTask } from './view-types.ts'
import { dataTableViewsMessages } from './messages.ts'

interface ViewMenuProps extends PanelProps {
  views: readonly DataTableView[]
  /** The chosen view; undefined for the standard view. */
  view: DataTableView | undefined
  present: ViewState
  /** Whether the table differs from its view. */
  isChanged: boolean
  onShow: (view: DataTableView | undefined) => void
  onUpdate: (view: DataTableView) => void
  onTask: (task: ViewTask) => void
}

/** The open menu of the views and their actions. */
export function ViewMenu({ views, view, present, isChanged, onShow, onUpdate, onTask, ...opened }: ViewMenuProps) {
  const messages = useMessages(dataTableViewsMessages)
  const hasDefault = views.some(({ isDefault }) => isDefault)
  const choices: MenuItem[] = [
    { id: STANDARD, label: messages.standard, description: hasDefault ? undefined : messages.opensFirst },
    ...views.map(({ id, name, isDefault }) => ({
      id,
      label: name,
      description: isDefault ? messages.opensFirst : undefined,
    })),
  ]
  const ofView = (chosen: DataTableView): MenuItem[] => [
    { id: 'rename', label: messages.rename, onAction: () => onTask({ kind: 'rename', view: chosen }) },
    { id: 'duplicate', label: messages.duplicate, onAction: () => onTask({ kind: 'duplicate', view: chosen }) },
    {
      id: 'default',
      label: chosen.isDefault ? messages.openStandardFirst : messages.openFirst,
      onAction: () => onUpdate({ ...chosen, isDefault: !chosen.isDefault }),
    },
    { id: 'remove', label: messages.remove, tone: 'danger', onAction: () => onTask({ kind: 'remove', view: chosen }) },
  ]
  return (
    <FloatingPanel {...opened} kind="menu" placement="bottom start" aria-label={messages.views}>
      <MenuRows
        aria-label={messages.views}
        focusesFirst
        onClose={opened.onClose}
        sections={[
          {
            id: 'views',
            'aria-label': messages.views,
            items: choices,
            value: view?.id ?? STANDARD,
            onChange: (id) => onShow(views.find((each) => each.id === id)),
          },
          {
            id: 'actions',
            'aria-label': fill(messages.viewNamed, { view: view?.name ?? messages.standard }),
            items: [
              ...(isChanged && view
                ? [{ id: 'save', label: messages.save, onAction: () => onUpdate({ ...view, state: present }) }]
                : []),
              { id: 'save-as', label: messages.saveAs, onAction: () => onTask({ kind: 'create', state: present }) },
              ...(isChanged ? [{ id: 'discard', label: messages.discard, onAction: () => onShow(view) }] : []),
              ...(view ? ofView(view) : []),
            ],
          },
        ]}
      />
    </FloatingPanel>
  )
}
