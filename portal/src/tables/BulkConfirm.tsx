import type { BulkTarget } from '@tessera/contract'
import { BULK_LIMITS } from '@tessera/contract'
import type { ConfirmDialogProps } from '@tessera/ui/confirm-dialog'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../data/request-error.ts'
import { useIntl } from '../messages/intl.tsx'
import { bulkFailureText, newCountIn } from './bulk.ts'

type Target = BulkTarget<Record<string, string>>
type Asked = Pick<ConfirmDialogProps, 'title' | 'children' | 'names' | 'tone'>

interface BulkConfirmProps extends Asked {
  /** The calls' inputs, as `bulkTargets` returns them. */
  targets: readonly Target[] | null
  /** The verb with the number of rows, such as 'Block 3 users'. */
  confirmLabel: (count: number) => string
  /** Whether the question names its only target instead of a count. */
  isNamed?: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Runs the action for the rows of one call; rejects with a `RequestError`. */
  onAction: (target: Target) => Promise<unknown>
  /** Called when the action is done for all rows. */
  onDone?: () => void
  /** Returns the text with the number of affected rows, if they are not called rows. */
  counted?: (count: number) => string
  /** Whether required input is missing. */
  isMissing?: boolean
  /** Called on confirmation with missing input: the field shows the error and takes the focus. */
  onMissing?: () => void
}

/** No call was sent, because the input was incomplete. */
class MissingError extends Error {
  override name = 'MissingError'
}

const countOf = (target: Target): number => ('ids' in target ? target.ids.length : target.expectedCount)

/** Returns the remaining rows after a refused call: the current count, without removed rows. */
function remainingTargets([refused, ...others]: readonly Target[], count: number | undefined): Target[] {
  if (refused === undefined) return []
  if (count === undefined || 'ids' in refused) return [refused, ...others]
  return count === 0 ? others : [{ ...refused, expectedCount: count }, ...others]
}

/**
 * Confirms an action on all selected rows. If the number of matching rows has changed, it shows the new count and asks
 * again; completed parts are not repeated.
 */
export function BulkConfirm({
  targets,
  isNamed,
  isOpen,
  onOpenChange,
  onAction,
  onDone,
  counted,
  confirmLabel,
  isMissing = false,
  onMissing,
  ...requested
}: BulkConfirmProps): ReactNode {
  const { t } = useIntl()
  const [remaining, setRemaining] = useState<readonly Target[] | null>(null)
  const todo = remaining ?? targets

  const change = (next: boolean): void => {
    if (!next) setRemaining(null)
    onOpenChange(next)
  }
  const act = async (): Promise<void> => {
    if (todo === null) throw new Error('More rows are left out than a call can name.')
    if (isMissing) {
      onMissing?.()
      throw new MissingError('Something is to be filled in first.')
    }
    for (const [done, target] of todo.entries()) {
      try {
        await onAction(target)
      } catch (error) {
        setRemaining(remainingTargets(todo.slice(done), error instanceof RequestError ? newCountIn(error) : undefined))
        throw error
      }
    }
    onDone?.()
  }
  const all = todo?.reduce((sum, target) => sum + countOf(target), 0)
  const count = isNamed ? undefined : all
  return (
    <ConfirmDialog
      {...requested}
      isOpen={isOpen}
      hasField={onMissing !== undefined}
      onOpenChange={change}
      count={count}
      confirmLabel={confirmLabel(all ?? 0)}
      message={counted && count !== undefined ? () => counted(count) : undefined}
      onConfirm={act}
      errorMessage={(error) => {
        if (todo === null) return t('tables.tooManyExcluded', { limit: BULK_LIMITS.exclude })
        if (error instanceof MissingError) return null
        return error instanceof RequestError ? bulkFailureText(t, error) : t('error.unexpected')
      }}
    />
  )
}
