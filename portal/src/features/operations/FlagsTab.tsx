import type { Flag, FlagKey } from '@tessera/contract'
import { calls, hasPermission, PERMISSIONS } from '@tessera/contract'
import { Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { FlagCard } from './FlagCard.tsx'
import { FlagDialog } from './FlagDialog.tsx'

/** Flags with their rollout and history; users with the permission can edit them. */
export function FlagsTab(): ReactNode {
  const { data, error, isLoading, retry } = useCall(calls.operations.flags)
  if (data) return <Flags flags={data} />
  if (error) return <LoadFailure headingLevel={2} error={error} isRetrying={isLoading} onRetry={retry} />
  return <Skeleton variant="block" height={480} />
}

function Flags({ flags }: { flags: readonly Flag[] }): ReactNode {
  const { authz } = useUser()
  const [wanted, setWanted] = useState<FlagKey | null>(null)
  const canChange = hasPermission(authz.permissions, PERMISSIONS.updateFeatureFlag)
  const changed = flags.find(({ key }) => key === wanted)
  return (
    <Stack gap={4}>
      {flags.map((flag) => (
        <FlagCard key={flag.key} flag={flag} onChange={canChange ? () => setWanted(flag.key) : undefined} />
      ))}
      {changed && <FlagDialog flag={changed} onClose={() => setWanted(null)} />}
    </Stack>
  )
}
