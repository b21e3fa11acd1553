import { Badge, Button, Card, Inline, InlineAlert, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useCompanyId } from '../../shell/company.tsx'
import type { Choice } from './use-select-company.ts'

interface CompanyRowProps {
  companyId: string
  name: string
  /** What stands beside the name: its status, whose it is. */
  marks?: ReactNode
  children?: ReactNode
  /** Why it cannot be entered; without it, it can. */
  closedBecause?: string | undefined
  choice: Choice
  onSelect: (companyId: string) => void
}

/** One company of the list, and the way in. */
export function CompanyRow({
  companyId,
  name,
  marks,
  children,
  closedBecause,
  choice,
  onSelect,
}: CompanyRowProps): ReactNode {
  const { t } = useIntl()
  const isCurrent = useCompanyId() === companyId
  const isChosen = choice.companyId === companyId
  return (
    <Card padding={4}>
      <Stack gap={3}>
        <Inline justify="between" gap={4}>
          <Stack gap={1}>
            <Inline gap={3}>
              <Text as="span" size={16} weight={600}>
                {name}
              </Text>
              {isCurrent && <Badge tone="brand">{t('company.current')}</Badge>}
              {marks}
            </Inline>
            {children}
          </Stack>
          {closedBecause ? (
            <Text tone="muted">{closedBecause}</Text>
          ) : (
            <Button
              size="small"
              isPending={isChosen && choice.isPending}
              aria-label={t('company.selectNamed', { company: name })}
              onPress={() => onSelect(companyId)}
            >
              {t('company.select')}
            </Button>
          )}
        </Inline>
        {isChosen && choice.problem && <InlineAlert tone="danger">{choice.problem}</InlineAlert>}
      </Stack>
    </Card>
  )
}
