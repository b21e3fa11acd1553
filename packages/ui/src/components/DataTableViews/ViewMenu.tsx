'use client'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import { STANDARD } from './use-shown-view.ts'
import type { ViewState } from './view-state.ts'
import type { DataTableView, ViewTask } from './view-types.ts'
import { dataTableViewsWords } from './words.ts'

interface ViewMenuProps extends OpenedProps {
  views: readonly DataTableView[]
  /** The one that is chosen; none for the standard view. */
  view: DataTableView | undefined
  present: ViewState
  /** Whether the table differs from its view. */
  isChanged: boolean
  onShow: (view: DataTableView | undefined) => void
  onUpdate: (view: DataTableView) => void
  onTask: (task: ViewTask) => void
}

/** The open menu of the views: which one is shown, and what is done with it. */
export function ViewMenu({ views, view, present, isChanged, onShow, onUpdate, onTask, ...opened }: ViewMenuProps) {
  const words = useWords(dataTableViewsWords)
  const hasDefault = views.some(({ isDefault }) => isDefault)
  const choices: MenuItem[] = [
    { id: STANDARD, label: words.standard, description: hasDefault ? undefined : words.opensFirst },
    ...views.map(({ id, name, isDefault }) => ({
      id,
      label: name,
      description: isDefault ? words.opensFirst : undefined,
    })),
  ]
  const ofView = (own: DataTableView): MenuItem[] => [
    { id: 'rename', label: words.rename, onAction: () => onTask({ kind: 'rename', view: own }) },
    { id: 'duplicate', label: words.duplicate, onAction: () => onTask({ kind: 'duplicate', view: own }) },
    {
      id: 'default',
      label: own.isDefault ? words.openStandardFirst : words.openFirst,
      onAction: () => onUpdate({ ...own, isDefault: !own.isDefault }),
    },
    { id: 'remove', label: words.remove, tone: 'danger', onAction: () => onTask({ kind: 'remove', view: own }) },
  ]
  return (
    <FloatingPanel {...opened} kind="menu" placement="bottom start" aria-label={words.views}>
      <MenuRows
        aria-label={words.views}
        focusesFirst
        onClose={opened.onClose}
        sections={[
          {
            id: 'views',
            'aria-label': words.views,
            items: choices,
            value: view?.id ?? STANDARD,
            onChange: (id) => onShow(views.find((each) => each.id === id)),
          },
          {
            id: 'acts',
            'aria-label': fill(words.viewNamed, { view: view?.name ?? words.standard }),
            items: [
              ...(isChanged && view
                ? [{ id: 'save', label: words.save, onAction: () => onUpdate({ ...view, state: present }) }]
                : []),
              { id: 'save-as', label: words.saveAs, onAction: () => onTask({ kind: 'create', state: present }) },
              ...(isChanged ? [{ id: 'discard', label: words.discard, onAction: () => onShow(view) }] : []),
              ...(view ? ofView(view) : []),
            ],
          },
        ]}
      />
    </FloatingPanel>
  )
}
