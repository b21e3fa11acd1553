import type { IncidentRow } from '@tessera/contract'
import { calls, hasPermission, INCIDENT_LIST, INCIDENT_SCOPES, pathTo, PERMISSIONS } from '@tessera/contract'
import { Breadcrumbs, ButtonLink, EmptyState, Page, SegmentedControl } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useList } from '../../tables/use-list.ts'
import { useIncidentColumns } from './incident-columns.tsx'
import { useIncidentFilters } from '../../platform/incidents/use-incident-filters.ts'

type Scope = (typeof INCIDENT_SCOPES)[number]

const SCOPE_MESSAGES = { own: 'incidents.own', company: 'incidents.ofCompany' } as const satisfies Record<
  Scope,
  MessageId
>

const idOf = ({ incidentId }: IncidentRow): string => incidentId
const hrefOf = ({ incidentId }: IncidentRow): string =>
  pathTo('/support/trackTicket/:ticketId', { ticketId: incidentId })

/** A user's incidents; administrators also see those of their company. */
export default function IncidentsPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { authz } = useUser()
  const isAdmin = hasPermission(authz.permissions, PERMISSIONS.listUser)
  const scope: Scope = isAdmin && search.get('scope') === 'company' ? 'company' : 'own'
  const query = useMemo(() => ({ scope }), [scope])
  const list = useList(calls.incidents.list, INCIDENT_LIST, { analytics: 'incidents', query })
  const columns = useIncidentColumns()
  const filters = useIncidentFilters('user')
  const choose = (next: Scope): void => setSearch(next === 'own' ? {} : { scope: next })
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('incidents.title')} count={list.answer?.total} />}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('title.support'), href: pathTo('/support') }, { label: t('incidents.title') }]}
        />
      }
      actions={
        <>
          {isAdmin && (
            <SegmentedControl
              label={t('incidents.whose')}
              isLabelHidden
              options={INCIDENT_SCOPES.map((id) => ({ id, label: t(SCOPE_MESSAGES[id]) }))}
              value={scope}
              onChange={(next) => choose(next ?? 'own')}
            />
          )}
          <ButtonLink variant="primary" href={pathTo('/support/ticketCreation')}>
            {t('incidents.create')}
          </ButtonLink>
        </>
      }
    >
      <ListTable
        aria-label={t('incidents.title')}
        columns={columns}
        list={list}
        getRowId={idOf}
        rowHref={hrefOf}
        onRowAction={(row) => void navigate(hrefOf(row))}
        emptyState={
          <EmptyState headingLevel={2} title={t('incidents.noneTitle')}>
            {t('incidents.noneText')}
          </EmptyState>
        }
      >
        <ListTools views={list.views} searchLabel={t('incidents.search')} filters={{ filters }} />
      </ListTable>
    </Page>
  )
}
