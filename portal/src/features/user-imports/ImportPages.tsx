import { ADMIN_PERMISSIONS, hasPermission, pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ImportPage } from './ImportPage.tsx'
import { ImportReportPage } from './ImportReportPage.tsx'

/** The pages of an import, in one chunk: the file and its preview. Read-only users can open neither. */
export default function ImportPages(): ReactNode {
  const { t } = useIntl()
  const id = useLocation().pathname.slice(pathTo('/admin/userList/upload').length + 1)
  const { permissions } = useUser().authz
  if (!hasPermission(permissions, ADMIN_PERMISSIONS.createUser)) {
    return (
      <Page>
        <PageMessage
          picture="locked"
          title={t('error.FORBIDDEN')}
          actions={
            <>
              <ButtonLink href={pathTo('/admin/userList')} variant="primary">
                {t('admin.users')}
              </ButtonLink>
              <BackToStart />
            </>
          }
        >
          {t('userImports.readOnly')}
        </PageMessage>
      </Page>
    )
  }
  return id === '' ? <ImportPage /> : <ImportReportPage key={id} id={id} />
}
