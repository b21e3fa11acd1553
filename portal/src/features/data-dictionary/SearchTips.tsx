import { Button, Disclosure, Inline, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

/** Examples of technical names that show how they are searched. */
const EXAMPLES = ['net_sales_amt', 'on_hand_qty', 'ret_rate_pct'] as const

const TIPS = ['dictionary.tipNames', 'dictionary.tipParts', 'dictionary.tipLanguages'] as const

/** Three tips, and three example searches for a technical name. */
export function SearchTips({ onSearch }: { onSearch: (text: string) => void }): ReactNode {
  const { t } = useIntl()
  return (
    <Disclosure title={t('dictionary.tips')} headingLevel={2}>
      <Stack gap={3}>
        <ul>
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ul>
        <Text as="p">{t('dictionary.examples')}</Text>
        <Inline gap={2}>
          {EXAMPLES.map((example) => (
            <Button key={example} size="small" onPress={() => onSearch(example)}>
              <span translate="no">{example}</span>
            </Button>
          ))}
        </Inline>
      </Stack>
    </Disclosure>
  )
}
