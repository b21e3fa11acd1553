import { Button, TextArea } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import { type SyntheticEvent, useRef, useState } from 'react'

interface RejectDialogProps {
  /** Describes the rejected difference. */
  name: string
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a rejection, which the author of the change reads. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const reject = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim()) return onReject(reason.trim())
    setSubmitted(true)
    return form.current?.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Reject ${name}`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form="rejection">
            Reject
          </Button>
        </>
      }
    >
      <form ref={form} id="rejection" onSubmit={reject}>
        <TextArea
          label="Reason"
          description="Describe what must change."
          rows={3}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          value={reason}
          onChange={setReason}
          errorMessage={isSubmitted && !reason.trim() ? 'Enter what must change.' : undefined}
        />
      </form>
    </Dialog>
  )
}
