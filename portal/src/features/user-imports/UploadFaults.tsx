import { ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import { Button, Inline, InlineAlert, Section, Stack, ToggleButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { asRequestError } from '../../data/request-error.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { DomainDialog } from '../../forms/DomainDialog.tsx'
import type { FaultGroup, UploadRow } from './upload-rows.ts'
import { areThirdParties, FEW_GROUPS } from './upload-rows.ts'
import { groupText } from './upload-messages.ts'
import { useUserTypes } from '../../platform/users/use-user-types.ts'

interface UploadFaultsProps {
  groups: readonly FaultGroup[]
  /** Whose rows are shown. */
  shown: string | null
  rows: readonly UploadRow[]
  onShow: (group: FaultGroup | null) => void
  /** Has all rows checked again. */
  onCheck: () => Promise<void>
}

/** Groups equal errors: each shows its rows, and authorized users can add a missing domain here. */
export function UploadFaults({ groups, shown, rows, onShow, onCheck }: UploadFaultsProps): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const [isWhole, setWhole] = useState(false)
  const [missing, setMissing] = useState<FaultGroup | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const types = useUserTypes()
  const thirdParty = ['THIRD_PARTY', t('admin.thirdParty'), types.kind('THIRD_PARTY')].map((word) => word.toLowerCase())
  const mayAdd = hasPermission(authz.permissions, ADMIN_PERMISSIONS.createDomain)
  const few = groups.filter(({ fault, key }, place) => place < FEW_GROUPS || fault === null || key === shown)
  const checkAgain = async (): Promise<void> => {
    setFailure(null)
    try {
      await onCheck()
    } catch (error) {
      setFailure(failureText(t, asRequestError(error), 'notice'))
    }
  }
  return (
    <Section title={t('upload.faults')} description={t('upload.faultsText')} gap={3}>
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
      <Stack as="ul" gap={2} aria-label={t('upload.faults')}>
        {(isWhole ? groups : few).map((group) => (
          <Inline key={group.key}>
            <ToggleButton isSelected={group.key === shown} onChange={(isOn) => onShow(isOn ? group : null)}>
              {groupText(t, group)}
            </ToggleButton>
            {mayAdd && group.fault?.code === 'DOMAIN_NOT_AUTHORIZED' && (
              <Button size="small" onPress={() => setMissing(group)}>
                {t('upload.addDomain', { domain: group.fault.about ?? '' })}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {!isWhole && groups.length > few.length && (
        <Inline>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {t('upload.allFaults', { count: groups.length })}
          </Button>
        </Inline>
      )}
      {missing && (
        <DomainDialog
          domain={null}
          suggested={{
            domainName: missing.fault?.about ?? '',
            kind: areThirdParties(missing, rows, thirdParty) ? 'thirdParty' : 'company',
          }}
          onClose={() => {
            setMissing(null)
            // It was added, or was there already.
            void checkAgain()
          }}
        />
      )}
    </Section>
  )
}
