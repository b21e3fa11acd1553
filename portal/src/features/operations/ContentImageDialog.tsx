import type { ManagedContentDetail, SourceFormat } from '@tessera/contract'
import { calls, CONTENT_LIMITS } from '@tessera/contract'
import type { UploadedFile } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormFileUpload, FormTextField } from '../../forms/fields.tsx'
import { onFileField } from '../../forms/file-problem.ts'
import { z } from '../../forms/schema.ts'
import { SendingProgress } from '../../forms/SendingProgress.tsx'
import { useFileSending } from '../../forms/use-file-sending.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { useIdempotencyKeys } from '../../platform/feedback/use-idempotency-keys.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { formName } from './content-form.ts'

const EFFECTS = { toast: 'content.imageAdded' } as const
const NAME = formName('image')
const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp']

const schema = z.object({
  files: z.array(z.custom<UploadedFile<File>>()).min(1),
  alt: z.string().trim().min(1).max(CONTENT_LIMITS.summary),
})

type ImageInput = z.input<typeof schema>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns an image in the source format of a text. */
export function imageSource(format: SourceFormat, alt: string, url: string): string {
  if (format === 'markdown') return `![${alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${url})`
  return `<img src="${url}" alt="${alt.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}">`
}

interface ContentImageDialogProps {
  item: Pick<ManagedContentDetail, 'collection' | 'slug'>
  /** Called with the description of the image and its URL. */
  onAdd: (alt: string, url: string) => void
  onClose: () => void
}

/** Uploads an image of an item, with a text alternative. */
export function ContentImageDialog({ item: { collection, slug }, onAdd, onClose }: ContentImageDialogProps): ReactNode {
  const { t } = useIntl()
  const { attachmentMaxBytes: maxBytes } = useConfig()
  const { write } = useWrite(calls.content.addImage, EFFECTS)
  const { keyOf } = useIdempotencyKeys()
  const sending = useFileSending()
  const form = useZodForm({
    schema,
    name: NAME,
    defaultValues: { files: [], alt: '' },
    labels: { files: t('content.image'), alt: t('content.alt') },
    onSubmit: async ({ files: [chosen], alt }) => {
      const file = chosen?.result
      if (!file) return
      const { url } = await sending
        .send((options) =>
          write({ body: { file, collection, slug } }, { ...options, idempotencyKey: keyOf(file, collection, slug) }),
        )
        .catch((error: unknown) => {
          throw onFileField(error, { field: 'files', file, maxBytes })
        })
      onAdd(alt, url)
      onClose()
    },
  })
  const [chosen] = form.watch('files')
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={form.isPending} title={t('content.addImage')}>
      <BoundForm
        form={form}
        submitLabel={t('content.insertImage')}
        submitRef={sending.submitRef}
        onCancel={onClose}
        aria-label={t('content.addImage')}
      >
        <FormFileUpload<ImageInput, File>
          form={form}
          name="files"
          description={t('content.imageHelp')}
          accept={ENDINGS}
          maxBytes={maxBytes}
          maxFiles={1}
          takesPaste
        />
        <FormTextField form={form} name="alt" description={t('content.altHelp')} maxLength={CONTENT_LIMITS.summary} />
        <SendingProgress sending={sending} file={chosen?.name ?? ''} />
      </BoundForm>
    </Dialog>
  )
}
