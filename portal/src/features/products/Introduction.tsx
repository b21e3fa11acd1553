import type { ProductIntroduction } from '@tessera/contract'
import { Heading, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface IntroductionProps {
  product: Pick<ProductIntroduction, 'learnMoreContent'>
  headingLevel: 2 | 3
}

/** A product's promise and its uses. */
export function Introduction({ product, headingLevel }: IntroductionProps): ReactNode {
  const { t } = useIntl()
  const { description, keyNotes, subText } = product.learnMoreContent
  return (
    <Stack gap={6}>
      <Text size={16} measure>
        {description}
      </Text>
      {keyNotes.length > 0 && (
        <Stack gap={3}>
          <Heading level={headingLevel} size="small">
            {t('products.highlights')}
          </Heading>
          <Stack as="ul" gap={2} marker="stone">
            {keyNotes.map((note) => (
              <Text key={note} size={16} measure>
                {note}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {subText && (
        <Text tone="muted" measure>
          {subText}
        </Text>
      )}
    </Stack>
  )
}
