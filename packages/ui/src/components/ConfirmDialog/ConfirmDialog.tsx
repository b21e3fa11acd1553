'use client'
import { type ReactNode, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { useMessages } from '../../messages/use-messages.ts'
import { type Asked, Question } from './Question.tsx'
import { confirmDialogMessages } from './messages.ts'

export interface ConfirmDialogProps extends Asked {
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Returns the text of a failure; a plain sentence by default. */
  errorMessage?: (error: unknown) => ReactNode
}

/** Asks for confirmation before an action that cannot be undone, and shows how many rows it changes. */
export function ConfirmDialog({
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
  onConfirm,
  errorMessage,
  ...rest
}: ConfirmDialogProps) {
  const { actionFailed } = useMessages(confirmDialogMessages)
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  if (!isOpen && failure) setFailure(undefined)

  const confirm = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await onConfirm()
      setOpen(false)
    } catch (error) {
      setFailure({ error })
    } finally {
      setPending(false)
    }
  }

  return (
    <Question
      {...rest}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onConfirm={confirm}
      isPending={isPending}
      failure={failure && (errorMessage ? errorMessage(failure.error) : actionFailed)}
    />
  )
}

export default ConfirmDialog
