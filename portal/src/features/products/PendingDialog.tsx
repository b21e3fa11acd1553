import type { ProductTile } from '@tessera/contract'
import { isSetUpByBusinessDays } from '@tessera/contract'
import { Button, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { PendingFacts } from '../../platform/access/PendingFacts.tsx'
import { useMyAccess } from '../../platform/access/use-my-access.ts'

interface PendingDialogProps {
  product: ProductTile
  onClose: () => void
}

/** A dialog that shows since when access to a product is being set up, and until when. */
export default function PendingDialog({ product, onClose }: PendingDialogProps): ReactNode {
  const { t } = useIntl()
  const { data } = useMyAccess()
  const since = data?.products.find(({ code }) => code === product.code)?.since
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t('shell.pendingTitle')}
      actions={
        <>
          <Button onPress={onClose}>{t('products.close')}</Button>
          <MyAccessLink variant="primary" />
        </>
      }
    >
      <Stack gap={2}>
        <Text size={16} weight={600}>
          {product.title}
        </Text>
        {since ? (
          // My access shows the contacts; this dialog does not.
          <PendingFacts code={product.code} since={since} helpers={0} />
        ) : (
          <Text size={16}>
            {t(isSetUpByBusinessDays(product.code) ? 'shell.pendingBusinessDays' : 'shell.pendingText')}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
