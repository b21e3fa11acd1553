import type { Mail } from '@tessera/contract'
import { Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'

/** A dialog with the text of an email, line by line; the server returns it only in development. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }): ReactNode {
  const lines = (mail.body ?? '').split('\n').filter(Boolean)
  return (
    <Dialog isOpen onOpenChange={onClose} title={mail.subject}>
      <Stack gap={3}>
        <Text tone="muted">{mail.recipient}</Text>
        <div lang={mail.locale}>
          <Stack gap={3}>
            {lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        </div>
      </Stack>
    </Dialog>
  )
}
