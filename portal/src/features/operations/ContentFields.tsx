import type { ManagedContentDetail } from '@tessera/contract'
import { calls, CONTENT_LIMITS, RELEASE_NOTES, RELEASE_TAGS } from '@tessera/contract'
import type { FieldOption } from '@tessera/ui'
import { FieldGroup } from '@tessera/ui'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { FormSwitch, FormTextField } from '../../forms/fields.tsx'
import { FormDatePicker } from '../../forms/FormDatePicker.tsx'
import { FormMultiSelect } from '../../forms/FormMultiSelect.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useField } from '../../forms/use-field.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import type { ContentInput } from './content-form.ts'
import { tagsIn } from './content-form.ts'
import { USER_TYPE_MESSAGES } from './content-messages.ts'
import { optionsOf } from './operations-messages.ts'

const TAGS_OF = { query: { parentAssetFolder: RELEASE_NOTES } } as const

interface ContentFieldsProps {
  form: ZodForm<ContentInput>
  item: ManagedContentDetail
}

/** The fields besides the text: category, audience, tags and next review. */
export function ContentFields({ form, item }: ContentFieldsProps): ReactNode {
  const { t } = useIntl()
  const isRelease = item.collection === RELEASE_NOTES
  return (
    <>
      <FieldGroup label={t('content.details')} description={t('content.detailsHelp')}>
        <FormMultiSelect form={form} name="audience" options={optionsOf(USER_TYPE_MESSAGES, t)} />
        {isRelease ? (
          <ReleaseTags form={form} />
        ) : (
          <FormTextField
            form={form}
            name="tags"
            description={t('content.tagsHelp', { count: CONTENT_LIMITS.tags })}
            maxLength={CONTENT_LIMITS.keywords}
          />
        )}
        {item.categories.length > 0 && (
          <FormSelect
            form={form}
            name="category"
            options={item.categories.map(({ slug, title }) => ({ id: slug, label: title }))}
            description={t('content.categoryHelp')}
            placeholder={t('content.noCategory')}
            isClearable
          />
        )}
        <FormDatePicker form={form} name="reviewOn" description={t('content.reviewHelp')} />
      </FieldGroup>
      <FormSwitch form={form} name="isPublic" description={t('content.isPublicHelp')} />
    </>
  )
}

/** A field for release-note tags; the form value is a comma-separated string. */
function ReleaseTags({ form }: Pick<ContentFieldsProps, 'form'>): ReactNode {
  const { value, onChange, ...field } = useField<ContentInput, string>({ form, name: 'tags' })
  const { data } = useCall(calls.releaseNotes.tags, TAGS_OF)
  const titleOf = (tag: string): string => data?.find(({ id }) => id === tag)?.title ?? tag
  return (
    <MultiSelect
      {...field}
      options={RELEASE_TAGS.map((id): FieldOption => ({ id, label: titleOf(id) }))}
      values={tagsIn(value)}
      onChange={(tags) => onChange(tags.join(', '))}
    />
  )
}
