import type { CollectionId } from '@tessera/contract'
import { calls, COLLECTIONS, CONTENT_LIMITS, DEFAULT_LOCALE, itemPath, LIMITS, SLUG } from '@tessera/contract'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { RequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { toContent } from './content-address.ts'
import { formName } from './content-form.ts'
import { COLLECTION_MESSAGES } from './content-messages.ts'

const EFFECTS = { refreshes: [calls.content.list, calls.content.read], toast: 'content.created' } as const
const NAME = formName('new')

const schema = z.object({
  collection: z.enum(COLLECTIONS),
  title: z.string().trim().min(1).max(CONTENT_LIMITS.title),
  slug: z
    .string()
    .trim()
    .min(1)
    .max(CONTENT_LIMITS.slug)
    .refine((slug) => SLUG.test(slug), { params: { code: 'slug' } }),
  category: z.string().nullable(),
})

const NONE: readonly { slug: string; title: string }[] = []

/** Returns the categories of a collection, which are stored only in its items. */
function useCategories(collection: CollectionId | null): readonly { slug: string; title: string }[] {
  const query = { size: LIMITS.rowsPerPage[0], ...(collection && { collection }) }
  const [item] = useCall(collection && calls.content.list, { query }).data?.content ?? []
  const params = { collection: item?.collection ?? 'supplier', slug: item?.slug ?? '' }
  const { data } = useCall(collection && item ? calls.content.read : null, { params })
  return data?.categories ?? NONE
}

/** Returns the failure of a save; an existing item is reported at the address field. */
function onAddressField(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return error
  const fieldErrors = [{ field: 'slug', code: 'slugTaken', message: error.message }]
  return new RequestError({ status: error.status, result: { code: error.code, error: error.message, fieldErrors } })
}

/** Creates an item with its first draft, which is in English, and opens its editor. */
export function ContentNewDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const { write, isPending } = useWrite(calls.content.save, EFFECTS)
  const form = useZodForm({
    schema,
    name: NAME,
    defaultValues: { title: '', slug: '', category: null },
    labels: {
      collection: t('content.collection'),
      title: t('content.titleEnglish'),
      slug: t('content.slug'),
      category: t('content.category'),
    },
    fieldText: (_, code) => {
      if (code === 'slug') return t('content.slugInvalid')
      return code === 'slugTaken' ? t('content.slugTaken') : undefined
    },
    onSubmit: async ({ collection, slug, title, category }) => {
      const path = itemPath({ collection, slug })
      const body = { locale: DEFAULT_LOCALE, title, markdown: '', version: 0, category }
      await write({ params: { '*': path }, body }).catch((error: unknown) => {
        throw onAddressField(error)
      })
      onClose()
      void navigate(toContent(path, DEFAULT_LOCALE))
    },
  })
  const categories = useCategories(form.watch('collection') ?? null)
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={isPending} title={t('content.new')}>
      <BoundForm form={form} submitLabel={t('content.create')} onCancel={onClose} aria-label={t('content.new')}>
        <FormSelect
          form={form}
          name="collection"
          options={COLLECTIONS.map((id) => ({ id, label: t(COLLECTION_MESSAGES[id]) }))}
          onChange={() => form.setValue('category', null)}
        />
        <FormTextField
          form={form}
          name="title"
          description={t('content.titleEnglishHelp')}
          maxLength={CONTENT_LIMITS.title}
        />
        <FormTextField form={form} name="slug" description={t('content.slugHelp')} maxLength={CONTENT_LIMITS.slug} />
        {categories.length > 0 && (
          <FormSelect
            form={form}
            name="category"
            options={categories.map(({ slug, title }) => ({ id: slug, label: title }))}
            description={t('content.categoryHelp')}
            placeholder={t('content.noCategory')}
            isClearable
          />
        )}
      </BoundForm>
    </Dialog>
  )
}
