import type { ProductTile } from '@tessera/contract'
import { Button, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface PendingDialogProps {
  product: ProductTile
  onClose: () => void
}

/** Tells how long access to a product may still take. */
export default function PendingDialog({ product, onClose }: PendingDialogProps): ReactNode {
  const { t } = useIntl()
  const isSlow = product.code === 'SHOPPER_BEHAVIOR'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t('shell.pendingTitle')}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('products.close')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text size={16} weight={600}>
          {product.title}
        </Text>
        <Text size={16}>{t(isSlow ? 'shell.pendingBusinessDays' : 'shell.pendingText')}</Text>
      </Stack>
    </Dialog>
  )
}
