import type { ManagedContentDetail, SourceFormat } from '@tessera/contract'
import { CONTENT_LIMITS } from '@tessera/contract'
import { Button, Inline, Stack, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useField } from '../../forms/use-field.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import type { ContentInput } from './content-form.ts'
import { ContentImageDialog, imageSource } from './ContentImageDialog.tsx'

const ROWS = 24

interface ContentSourceProps {
  form: ZodForm<ContentInput>
  item: ManagedContentDetail
  format: SourceFormat
}

/** The source field of a text, which inserts images at the cursor. */
export function ContentSource({ form, item, format }: ContentSourceProps): ReactNode {
  const { t } = useIntl()
  const { value, ...field } = useField<ContentInput, string>({ form, name: 'source' })
  const area = useRef<HTMLTextAreaElement>(null)
  const [isAdding, setAdding] = useState(false)
  const insert = (alt: string, url: string): void => {
    const at = area.current?.selectionStart ?? value.length
    const end = area.current?.selectionEnd ?? at
    const text = `${value.slice(0, at)}${imageSource(format, alt, url)}${value.slice(end)}`
    form.setValue('source', text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Stack gap={3}>
      <TextArea
        {...field}
        ref={area}
        value={value}
        rows={ROWS}
        description={t(format === 'html' ? 'content.htmlHelp' : 'content.markdownHelp')}
        maxLength={CONTENT_LIMITS.source}
        counter="near-limit"
      />
      <Inline>
        <Button size="small" onPress={() => setAdding(true)}>
          {t('content.addImage')}
        </Button>
      </Inline>
      {isAdding && <ContentImageDialog item={item} onAdd={insert} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
