import type { ProductTile } from '@tessera/contract'
import { isSuperAdminGroup } from '@tessera/contract'
import type { ReactNode } from 'react'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { useMyAccess } from '../../platform/access/use-my-access.ts'
import { useUser } from '../../platform/session/session.tsx'
import { GetAccess } from './GetAccess.tsx'
import LearnDialog from './LearnDialog.tsx'

interface LackedProductDialogProps {
  product: ProductTile
  onClose: () => void
}

/** A product that the reader does not have, and how to get it. */
export default function LackedProductDialog({ product, onClose }: LackedProductDialogProps): ReactNode {
  const { authz } = useUser()
  const access = useMyAccess()
  if (isSuperAdminGroup(authz.group)) return <LearnDialog product={product} onClose={onClose} />
  return (
    <LearnDialog
      product={product}
      nextStep={<RequestAccessLink administrators={access.data?.administrators ?? []} product={product} />}
      help={<GetAccess {...access} headingLevel={3} />}
      onClose={onClose}
    />
  )
}
