import type { Partner } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, hasPermission, PARTNER_LIST } from '@tessera/contract'
import { Button, EmptyState, IconButton, InlineAlert, Page, Stack } from '@tessera/ui'
import { InfoIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useList } from '../../tables/use-list.ts'
import { AddPartnerDialog } from './AddPartnerDialog.tsx'
import { usePartnerColumns } from './partner-columns.tsx'
import { PartnerDialog } from './PartnerDialog.tsx'

/** The agencies that act for a company. */
export default function PartnersPage(): ReactNode {
  const { t } = useIntl()
  const { tenant, authz } = useUser()
  const { shown, show, hrefOf } = usePanelParam('partner')
  const [isAdding, setAdding] = useState(false)
  const list = useList(calls.partners.list, PARTNER_LIST, { analytics: 'partners', params: { companyId: tenant.id } })
  const columns = usePartnerColumns()
  const canAdd = hasPermission(authz.permissions, ADMIN_PERMISSIONS.createPartner)
  const infoOf = ({ id, partnerCompany }: Partner): ReactNode => (
    <IconButton
      size="small"
      aria-label={t('partners.details', { name: partnerCompany.companyName })}
      onPress={() => show(id)}
    >
      <InfoIcon size="small" />
    </IconButton>
  )
  const addButton = canAdd && (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {t('partners.add')}
    </Button>
  )
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('partners.title')} count={list.answer?.total} />}
      description={t('partners.text')}
      actions={addButton}
    >
      <Stack gap={4}>
        <OwnCode />
        <ListTable
          aria-label={t('partners.title')}
          columns={columns}
          list={list}
          rowActions={infoOf}
          onRowAction={({ id }) => show(id)}
          rowHref={({ id }) => hrefOf(id)}
          {...(shown !== null && { currentRow: shown })}
          {...(!list.binding.state.search && {
            emptyState: (
              <EmptyState title={t('partners.none')} headingLevel={2} actions={addButton}>
                {t('partners.noneText')}
              </EmptyState>
            ),
          })}
        >
          <ListTools views={list.views} searchLabel={t('partners.search')} />
        </ListTable>
      </Stack>
      {shown !== null && <PartnerDialog key={shown} id={shown} onClose={() => show(null)} />}
      {isAdding && <AddPartnerDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

/** The company's own code if it is an agency; suppliers use it to add the agency. */
function OwnCode(): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const code = useCall(calls.partners.ownCode, { params: { companyId } }).data?.businessCode
  if (!code) return null
  return (
    <InlineAlert tone="info" title={t('partners.ownCode', { code })}>
      {t('partners.ownCodeText')}
    </InlineAlert>
  )
}
