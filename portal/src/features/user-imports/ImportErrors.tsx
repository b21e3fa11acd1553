import { ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import { Button, Inline, InlineAlert, Section, Stack, ToggleButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { asRequestError } from '../../data/request-error.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { DomainDialog } from '../../forms/DomainDialog.tsx'
import type { ErrorGroup, ImportRow } from './import-rows.ts'
import { areThirdParties, FEW_GROUPS } from './import-rows.ts'
import { groupText } from './import-messages.ts'
import { useUserTypes } from '../../platform/users/use-user-types.ts'

interface ImportErrorsProps {
  groups: readonly ErrorGroup[]
  /** The key of the group whose rows are shown. */
  shown: string | null
  rows: readonly ImportRow[]
  onShow: (group: ErrorGroup | null) => void
  /** Checks all rows again. */
  onCheck: () => Promise<void>
}

/** Groups of equal errors: each shows its rows, and users with the permission can add a missing domain here. */
export function ImportErrors({ groups, shown, rows, onShow, onCheck }: ImportErrorsProps): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const [isWhole, setWhole] = useState(false)
  const [missing, setMissing] = useState<ErrorGroup | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const types = useUserTypes()
  const thirdParty = ['THIRD_PARTY', t('admin.thirdParty'), types.kind('THIRD_PARTY')].map((word) => word.toLowerCase())
  const canAdd = hasPermission(authz.permissions, ADMIN_PERMISSIONS.createDomain)
  const few = groups.filter(
    ({ sharedError, key }, index) => index < FEW_GROUPS || sharedError === null || key === shown,
  )
  const checkAgain = async (): Promise<void> => {
    setFailure(null)
    try {
      await onCheck()
    } catch (error) {
      setFailure(failureText(t, asRequestError(error), 'notice'))
    }
  }
  return (
    <Section title={t('userImports.errors')} description={t('userImports.errorsText')} gap={3}>
      {failure !== null && (
        <InlineAlert
          tone="danger"
          actions={
            <Button size="small" onPress={() => void checkAgain()}>
              {t('shell.tryAgain')}
            </Button>
          }
        >
          {failure}
        </InlineAlert>
      )}
      <Stack as="ul" gap={2} aria-label={t('userImports.errors')}>
        {(isWhole ? groups : few).map((group) => (
          <Inline key={group.key}>
            <ToggleButton isSelected={group.key === shown} onChange={(isOn) => onShow(isOn ? group : null)}>
              {groupText(t, group)}
            </ToggleButton>
            {canAdd && group.sharedError?.code === 'DOMAIN_NOT_AUTHORIZED' && (
              <Button size="small" onPress={() => setMissing(group)}>
                {t('userImports.addDomain', { domain: group.sharedError.about ?? '' })}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {!isWhole && groups.length > few.length && (
        <Inline>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {t('userImports.allErrors', { count: groups.length })}
          </Button>
        </Inline>
      )}
      {missing && (
        <DomainDialog
          domain={null}
          suggested={{
            domainName: missing.sharedError?.about ?? '',
            kind: areThirdParties(missing, rows, thirdParty) ? 'thirdParty' : 'company',
          }}
          onClose={() => {
            setMissing(null)
            // The domain was added or already existed.
            void checkAgain()
          }}
        />
      )}
    </Section>
  )
}
