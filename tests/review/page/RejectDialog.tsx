import { Button, TextArea } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import { useState } from 'react'

interface RejectDialogProps {
  name: string
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks why: whoever mends it reads the reason. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reject = () => {
    if (reason.trim()) onReject(reason.trim())
    else setAsked(true)
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
      <form
        id="rejection"
        onSubmit={(event) => {
          event.preventDefault()
          reject()
        }}
      >
        <TextArea
          label="Reason"
          description="What has to be otherwise."
          rows={3}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          value={reason}
          onChange={setReason}
          errorMessage={isAsked && !reason.trim() ? 'Say what has to be otherwise.' : undefined}
        />
      </form>
    </Dialog>
  )
}
