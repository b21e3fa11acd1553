import type { ProductTile } from '@tessera/contract'
import { isSuperAdminGroup } from '@tessera/contract'
import type { ReactNode } from 'react'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { GetAccess } from './GetAccess.tsx'
import LearnDialog from './LearnDialog.tsx'

interface OtherProductDialogProps {
  product: ProductTile
  onClose: () => void
}

/** A dialog about a product that the reader does not have, with how to get it. */
export default function OtherProductDialog({ product, onClose }: OtherProductDialogProps): ReactNode {
  const { authz } = useUser()
  if (isSuperAdminGroup(authz.group)) return <LearnDialog product={product} onClose={onClose} />
  return (
    <LearnDialog
      product={product}
      nextStep={<RequestAccessLink product={product} />}
      help={<GetAccess headingLevel={3} />}
      onClose={onClose}
    />
  )
}
