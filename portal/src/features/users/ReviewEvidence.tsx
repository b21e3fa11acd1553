import { ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import { Button, Inline } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useEvidence } from './use-evidence.ts'

interface ReviewEvidenceProps {
  id: string
  /** Whether the review is open, so the file is a draft. */
  isDraft: boolean
}

/** Downloads a review's evidence as a file, or a draft of it. */
export function ReviewEvidence({ id, isDraft }: ReviewEvidenceProps): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const { fetchAs, isPending } = useEvidence(id)
  if (!hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportUser)) return null
  return (
    <Inline gap={2}>
      <Button variant={isDraft ? 'secondary' : 'primary'} isPending={isPending} onPress={() => fetchAs('xlsx')}>
        {t(isDraft ? 'review.draftXlsx' : 'review.evidenceXlsx')}
      </Button>
      <Button isDisabled={isPending} onPress={() => fetchAs('csv')}>
        {t(isDraft ? 'review.draftCsv' : 'review.evidenceCsv')}
      </Button>
    </Inline>
  )
}
