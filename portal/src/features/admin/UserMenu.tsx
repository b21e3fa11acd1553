import { DataTableRowMenu } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { nameOf } from './admin-words.ts'
import type { OnAct, Person } from './use-acts-on.ts'
import { ACT_WORDS, useActsOn } from './use-acts-on.ts'

/** What can be done to somebody, by whoever may; nothing where that is nothing. */
export function UserMenu({ person, onAct }: { person: Person; onAct: OnAct }): ReactNode {
  const { t } = useIntl()
  const acts = useActsOn(person)
  if (acts.length === 0) return null
  return (
    <DataTableRowMenu
      aria-label={t('admin.actsFor', { name: nameOf(person) })}
      items={acts.map((act) => ({
        id: act,
        label: t(ACT_WORDS[act]),
        onAction: () => void onAct(act, person),
        ...(act === 'DELETE' && { tone: 'danger' as const }),
      }))}
    />
  )
}
