import type { ContactMessage } from '@tessera/contract'
import { calls, CONTACT_LIST, CONTACT_STATES } from '@tessera/contract'
import { EmptyState, StatusBadge } from '@tessera/ui'
import type { DataTableColumn, DataTableFilterDefinition } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { useList } from '../../tables/use-list.ts'
import { ContactPanel } from './ContactPanel.tsx'

const STATE_MESSAGES = { OPEN: 'operations.contactOpen', ANSWERED: 'operations.contactAnswered' } as const
const idOf = ({ contactId }: ContactMessage): string => contactId
export const contactName = ({ firstName, lastName }: ContactMessage): string => `${firstName} ${lastName}`

function useContactColumns(): DataTableColumn<ContactMessage>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(() => {
    const stateOf = ({ answer }: ContactMessage) => (answer ? 'ANSWERED' : 'OPEN')
    return [
      {
        id: 'lastName',
        header: t('incidents.contact'),
        width: '2fr',
        minWidth: 140,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
        value: contactName,
      },
      {
        id: 'companyName',
        header: t('operations.company'),
        width: '2fr',
        minWidth: 120,
        priority: 4,
        isSortable: true,
      },
      {
        id: 'topic',
        header: t('operations.topic'),
        width: 168,
        priority: 3,
        value: ({ topic }) => topic.title,
      },
      {
        id: 'message',
        header: t('operations.message'),
        width: '4fr',
        minWidth: 200,
        priority: 5,
        limit: 50 satisfies TextLimit,
      },
      {
        id: 'createdOn',
        header: t('operations.received'),
        width: 168,
        priority: 2,
        isSortable: true,
        value: ({ createdOn }) => dateTimeIn(locale, createdOn, timezone),
        cell: ({ createdOn }) => <DateTime iso={createdOn} timeZone={timezone} isRelative />,
      },
      {
        id: 'state',
        header: t('operations.status'),
        width: 152,
        priority: 1,
        value: (row) => t(STATE_MESSAGES[stateOf(row)]),
        cell: (row) => (
          <StatusBadge tone={row.answer ? 'success' : 'spark'}>{t(STATE_MESSAGES[stateOf(row)])}</StatusBadge>
        ),
      },
    ]
  }, [t, locale, timezone])
}

/** The messages of the contact form with their replies. */
export function ContactTab(): ReactNode {
  const { t } = useIntl()
  const list = useList(calls.contact.list, CONTACT_LIST, { analytics: 'contactMessages' })
  const columns = useContactColumns()
  const { shown: shownId, show, hrefOf } = usePanelParam('message')
  const shown = list.answer?.rows.find(({ contactId }) => contactId === shownId)
  const filters = useMemo<readonly DataTableFilterDefinition[]>(
    () => [
      {
        id: 'states',
        label: t('operations.status'),
        kind: 'choice',
        options: CONTACT_STATES.map((id) => ({ id, label: t(STATE_MESSAGES[id]) })),
      },
    ],
    [t],
  )
  return (
    <>
      <ListTable
        aria-label={t('operations.contact')}
        columns={columns}
        list={list}
        getRowId={idOf}
        {...(shownId !== null && { currentRow: shownId })}
        onRowAction={({ contactId }) => show(contactId)}
        rowHref={({ contactId }) => hrefOf(contactId)}
        emptyState={
          <EmptyState headingLevel={2} title={t('operations.noContact')}>
            {t('operations.noContactText')}
          </EmptyState>
        }
      >
        <ListTools views={list.views} searchLabel={t('operations.searchContact')} filters={{ filters }} />
      </ListTable>
      {shown && <ContactPanel key={shown.contactId} message={shown} onClose={() => show(null)} />}
    </>
  )
}
