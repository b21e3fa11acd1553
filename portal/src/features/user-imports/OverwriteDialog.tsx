import type { ImportPreview } from '@tessera/contract'
import { Button, DescriptionList, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { INITIAL_FOCUS_CANCEL } from '../../platform/feedback/initial-focus-cancel.ts'
import { cellOf } from './import-rows.ts'
import { FIELD_MESSAGES } from './import-messages.ts'

/** The number of rows listed here; the table shows all of them. */
const LISTED_ROWS = 20

interface OverwriteDialogProps {
  report: ImportPreview
  isPending: boolean
  /** Whether the import can continue without these rows. */
  canSkip: boolean
  onAnswer: (isConfirmed: boolean) => void
  onClose: () => void
}

/** Asks for confirmation before values are overwritten, with old and new values by field. */
export function OverwriteDialog({ report, isPending, canSkip, onAnswer, onClose }: OverwriteDialogProps): ReactNode {
  const { t } = useIntl()
  const rows = report.rows.filter(({ status }) => status === 'WOULD_OVERWRITE')
  const more = rows.length - LISTED_ROWS
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      size="large"
      isPending={isPending}
      title={t('userImports.overwriteTitle', { count: rows.length })}
      actions={
        <>
          <Button {...INITIAL_FOCUS_CANCEL} isDisabled={isPending} onPress={onClose}>
            {t('userImports.back')}
          </Button>
          {canSkip && (
            <Button isDisabled={isPending} onPress={() => onAnswer(false)}>
              {t('userImports.skipRows', { count: rows.length })}
            </Button>
          )}
          <Button variant="primary" isPending={isPending} onPress={() => onAnswer(true)}>
            {t('userImports.overwriteAll', { count: rows.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t(canSkip ? 'userImports.overwriteAsk' : 'userImports.overwriteAskAll', { count: rows.length })}</Text>
        <DescriptionList
          items={rows.slice(0, LISTED_ROWS).map((row) => ({
            id: String(row.row),
            term: t('userImports.rowOf', { row: row.row, address: cellOf(row, 'email') }),
            description: (
              <Stack gap={1}>
                {row.conflicts.map(({ field, before, after }) => (
                  <Text key={field}>
                    {t(before === '' ? 'userImports.fills' : 'userImports.becomes', {
                      field: t(FIELD_MESSAGES[field]),
                      before,
                      after,
                    })}
                  </Text>
                ))}
              </Stack>
            ),
          }))}
        />
        {more > 0 && <Text tone="muted">{t('userImports.moreRows', { count: more })}</Text>}
      </Stack>
    </Dialog>
  )
}
