import type { ListRules } from '@tessera/contract'
import { hasPermission } from '@tessera/contract'
import { Button } from '@tessera/ui'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import { useMemo, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { bulkTargets } from '../../tables/bulk.ts'
import { matchingFor } from '../../tables/matching.ts'
import type { List } from '../../tables/use-list.ts'
import { nameOf } from './admin-messages.ts'
import type { ConfirmableAction, Person } from './use-actions-on.ts'
import { ACTION_MESSAGES, NEEDS } from './use-actions-on.ts'
import type { PendingAction } from './UserQuestion.tsx'
import { UserQuestion } from './UserQuestion.tsx'

const NONE: DataTableSelection = { include: new Set() }

type Named = Pick<Person, 'loginId' | 'firstName' | 'lastName'>

interface ChosenFrom {
  rules: ListRules
  list: Pick<List<Named>, 'answer' | 'binding'>
  /** Bulk actions that the caller can take on the list. */
  userActions: readonly ConfirmableAction[]
}

/** Returns the selection without users who have left the list, if the page has all matching users. */
function withoutUnlistedUsers(selection: DataTableSelection, answer: ChosenFrom['list']['answer']): DataTableSelection {
  if (!('include' in selection) || !answer || answer.total > answer.rows.length) return selection
  const listed = new Set(answer.rows.map(({ loginId }) => loginId))
  const include = [...selection.include].filter((loginId) => listed.has(loginId))
  return include.length === selection.include.size ? selection : { include: new Set(include) }
}

/** Names of the selected users on the current page. */
function namesOf(selection: DataTableSelection, rows: readonly Named[]): string[] {
  const isChosen = ({ loginId }: Named): boolean =>
    'include' in selection ? selection.include.has(loginId) : !selection.allExcept.has(loginId)
  return rows.filter(isChosen).map(nameOf)
}

/** Bulk selection of a list: its table's props, and the dialog to render. */
export function useChosenUsers({ rules, list, userActions }: ChosenFrom) {
  const { t } = useIntl()
  const { authz } = useUser()
  // Another search or filter clears the selection, so hidden users are never affected.
  const matching = JSON.stringify(matchingFor(list.binding.listQuery, rules))
  const [chosen, setChosen] = useState({ matching, selection: NONE })
  const selection = useMemo(
    () => (chosen.matching === matching ? withoutUnlistedUsers(chosen.selection, list.answer) : NONE),
    [chosen, matching, list.answer],
  )
  const setSelection = (next: DataTableSelection): void => setChosen({ matching, selection: next })
  const [pending, setPending] = useState<PendingAction | null>(null)
  const allowed = userActions.filter((action) => hasPermission(authz.permissions, NEEDS[action]))
  if (allowed.length === 0) return { table: {}, question: null }
  return {
    table: {
      selectionMode: 'multiple' as const,
      selection,
      onSelectionChange: setSelection,
      footerActions: (
        <DataTableSelectionBar>
          {allowed.map((action) => (
            <Button
              key={action}
              onPress={() =>
                setPending({
                  action,
                  targets: bulkTargets(selection, { rules, selectable: list.answer?.selectable ?? 0 }),
                  names: namesOf(selection, list.answer?.rows ?? []),
                })
              }
            >
              {t(ACTION_MESSAGES[action])}
            </Button>
          ))}
        </DataTableSelectionBar>
      ),
    },
    question: pending && (
      <UserQuestion pending={pending} onClose={() => setPending(null)} onDone={() => setSelection(NONE)} />
    ),
  }
}
