import type { ProductIntroduction } from '@tessera/contract'
import { Button, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { Introduction } from './Introduction.tsx'

interface LearnDialogProps {
  product: Pick<ProductIntroduction, 'code' | 'title' | 'learnMoreContent'>
  onClose: () => void
}

/** What a product is about, without leaving the page. */
export default function LearnDialog({ product, onClose }: LearnDialogProps): ReactNode {
  const { t } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={product.learnMoreContent.title}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('products.close')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text size={16} weight={600}>
          {product.title}
        </Text>
        <Introduction product={product} headingLevel={3} />
      </Stack>
    </Dialog>
  )
}
