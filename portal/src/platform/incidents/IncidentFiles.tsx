import type { IncidentAttachment } from '@tessera/contract'
import { Inline, Link, Stack, Text, useFormats } from '@tessera/ui'
import { FileIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'

const SCAN_MESSAGES: Readonly<Partial<Record<IncidentAttachment['scan'], MessageId>>> = {
  WAITING: 'incidents.scanWaiting',
  INFECTED: 'incidents.scanInfected',
}

/** The files of a comment, each with a link that downloads it; nothing if there are none. */
export function IncidentFiles({ files }: { files: readonly IncidentAttachment[] }): ReactNode {
  const { t } = useIntl()
  const { fileSize } = useFormats()
  if (files.length === 0) return null
  return (
    <Stack gap={1}>
      {files.map(({ id, name, size, url, scan }) => {
        const messageId = SCAN_MESSAGES[scan]
        return (
          <Inline key={id} gap={2}>
            <FileIcon />
            {url === null ? (
              <Text>{name}</Text>
            ) : (
              <Link href={url} download>
                {name}
              </Link>
            )}
            <Text tone="muted" size={13}>
              {fileSize(size)}
            </Text>
            {messageId && (
              <Text tone="muted" size={13}>
                {t(messageId)}
              </Text>
            )}
          </Inline>
        )
      })}
    </Stack>
  )
}
