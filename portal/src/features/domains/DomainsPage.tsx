import type { Domain } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, DOMAIN_LIST, hasPermission, pathTo } from '@tessera/contract'
import { Button, Page, Stack, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import { DataTableRowMenu } from '@tessera/ui/data-table'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RequestError } from '../../data/request-error.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { INITIAL_FOCUS_CANCEL } from '../../platform/feedback/initial-focus-cancel.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useList } from '../../tables/use-list.ts'
import { useDomainColumns, usersOf } from './domain-columns.tsx'
import { DomainDialog } from '../../forms/DomainDialog.tsx'

const EFFECTS = { refreshes: [calls.domains.list], toast: 'admin.domainDeleted' } as const

const LIST_MESSAGES = { active: 'admin.showActive', pending: 'admin.showPending' } as const
type UserList = keyof typeof LIST_MESSAGES

/** The lists that can contain users of a domain. */
function listsOf({ users, pendingUsers: pending }: Domain): UserList[] {
  return [...(users > pending ? ['active' as const] : []), ...(pending > 0 ? ['pending' as const] : [])]
}

/** Returns the number of users of a domain that was not deleted because it is in use. */
function usersIn({ result }: RequestError): number | undefined {
  const { current } = result as { current?: { users?: unknown } }
  return typeof current?.users === 'number' ? current.users : undefined
}

function whyNot(t: Intl['t'], error: unknown): string {
  if (!(error instanceof RequestError)) return t('error.unexpected')
  const count = error.code === 'DOMAIN_IN_USE' ? usersIn(error) : undefined
  return count === undefined ? failureText(t, error, 'notice') : t('admin.domainInUse', { count })
}

/** The page of the allowed email domains of a company's users. */
export default function DomainsPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const { tenant, authz } = useUser()
  const params = { companyId: tenant.id }
  const list = useList(calls.domains.list, DOMAIN_LIST, { analytics: 'domains', params })
  const { write } = useWrite(calls.domains.remove, EFFECTS)
  const columns = useDomainColumns()
  const [edited, setEdited] = useState<Domain | 'new' | null>(null)
  const [unwanted, setUnwanted] = useState<Domain | null>(null)
  const canManage = (action: keyof typeof ADMIN_PERMISSIONS): boolean =>
    hasPermission(authz.permissions, ADMIN_PERMISSIONS[action])
  const showUsers = ({ domainName, allow_sub_domains: hasMore }: Domain, tab: UserList): void =>
    void navigate(pathTo('/admin/userList', { tab, search: hasMore ? domainName : `@${domainName}` }))
  const menuOf = (domain: Domain): ReactNode =>
    canManage('updateDomain') && (
      <DataTableRowMenu
        aria-label={t('admin.actionsFor', { name: domain.displayName })}
        items={[
          { id: 'edit', label: t('admin.edit'), onAction: () => setEdited(domain) },
          ...listsOf(domain).map((tab) => ({
            id: tab,
            label: t(LIST_MESSAGES[tab]),
            onAction: () => showUsers(domain, tab),
          })),
          { id: 'delete', label: t('admin.delete'), tone: 'danger', onAction: () => setUnwanted(domain) },
        ]}
      />
    )
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('admin.domains')} count={list.answer?.total} />}
      description={t('admin.domainsText')}
      actions={
        canManage('createDomain') && (
          <Button variant="primary" onPress={() => setEdited('new')}>
            {t('admin.addDomain')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <ListTable aria-label={t('admin.domains')} columns={columns} list={list} rowActions={menuOf}>
          <ListTools views={list.views} searchLabel={t('admin.searchDomains')} />
        </ListTable>
        {edited && <DomainDialog domain={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
        {unwanted && unwanted.users > 0 && (
          <Dialog
            isOpen
            onOpenChange={() => setUnwanted(null)}
            role="alertdialog"
            size="large"
            title={t('admin.domainStays', { name: unwanted.displayName })}
            actions={
              <>
                <Button {...INITIAL_FOCUS_CANCEL} onPress={() => setUnwanted(null)}>
                  {t('admin.domainsBack')}
                </Button>
                {listsOf(unwanted).map((tab) => (
                  <Button key={tab} onPress={() => showUsers(unwanted, tab)}>
                    {t(LIST_MESSAGES[tab])}
                  </Button>
                ))}
              </>
            }
          >
            <Text>{t('admin.domainUsedBy', { count: unwanted.users, who: usersOf(t, unwanted) })}</Text>
          </Dialog>
        )}
        {unwanted?.users === 0 && (
          <ConfirmDialog
            isOpen
            onOpenChange={() => setUnwanted(null)}
            tone="danger"
            title={t('admin.deleteDomain', { name: unwanted.displayName })}
            confirmLabel={t('admin.confirmDeleteDomain')}
            errorMessage={(error) => whyNot(t, error)}
            onConfirm={() => write({ params: { ...params, id: unwanted.id } })}
          >
            {t('admin.deleteDomainText')}
          </ConfirmDialog>
        )}
      </Stack>
    </Page>
  )
}
