import type { ProductIntroduction, ProductTile } from '@tessera/contract'
import { Badge, Button, Inline, Mosaic, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { Introduction } from './Introduction.tsx'
import { MARKS } from './marks.ts'

const STAGES = { alpha: 'products.alpha', beta: 'products.beta' } as const

interface LearnDialogProps {
  product: ProductIntroduction & Partial<Pick<ProductTile, 'restricted_launch_flag'>>
  /** The button for the reader's next step to get the product. */
  nextStep?: ReactNode
  /** The contacts who can help the reader get it. */
  help?: ReactNode
  onClose: () => void
}

/** Describes a product without leaving the page. */
export default function LearnDialog({ product, nextStep, help, onClose }: LearnDialogProps): ReactNode {
  const { t } = useIntl()
  const { code, title, learnMoreContent, restricted_launch_flag: stage } = product
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={learnMoreContent.title}
      actions={
        <>
          <Button onPress={onClose}>{t('products.close')}</Button>
          {nextStep}
        </>
      }
    >
      <Stack gap={5}>
        <Inline gap={3}>
          <Mosaic pattern={MARKS[code]} />
          <Text size={16} weight={600}>
            {title}
          </Text>
          {stage && <Badge tone="spark">{t(STAGES[stage])}</Badge>}
        </Inline>
        <Introduction product={product} headingLevel={3} />
        {help}
      </Stack>
    </Dialog>
  )
}
