import type { ContentVersion, Locale, ManagedContentDetail, VersionState } from '@tessera/contract'
import { calls, CONTENT_LIMITS } from '@tessera/contract'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import type { ContentInput, ContentValues } from './content-form.ts'
import { bodyOf, contentSchema, fieldOf, formatOf, formName, newestIn, valuesOf } from './content-form.ts'
import { CONTENT_CHANGED, newerVersion } from './content-saving.ts'
import { useRestoredChanges } from './use-restored-changes.ts'

const EFFECTS = { refreshes: CONTENT_CHANGED }
const DONE = { DRAFT: 'content.draftSaved', PUBLISHED: 'content.published' } as const

const labelsOf = ({ t }: Intl): Record<keyof ContentValues, string> => ({
  title: t('content.title'),
  summary: t('content.summary'),
  source: t('content.source'),
  keywords: t('content.keywords'),
  audience: t('content.audience'),
  tags: t('content.tags'),
  category: t('content.category'),
  reviewOn: t('content.review'),
  isPublic: t('content.isPublic'),
  version: t('content.version'),
})

/** A refused save: the other editor's version, and the refused one. */
export interface Conflict {
  theirs: ContentVersion
  state: VersionState
}

interface ContentForm {
  form: ZodForm<ContentInput>
  conflict: Conflict | null
  /** Whether the form has restored unsaved changes that the user left before. */
  isBack: boolean
  /** Returns whether the fields are valid; otherwise they show their errors. */
  check: () => Promise<boolean>
  /** Publishes the text in the fields; rejects with a failure that belongs to no field. */
  publish: () => Promise<void>
  /** Overwrites the version saved by another editor. */
  saveOver: () => Promise<void>
  /** Replaces the values of the fields with a version. */
  show: (version: ContentVersion) => void
  /** Shows the newest version again. */
  discard: () => void
}

/** Returns the form of one language of an item. */
export function useContentForm(item: ManagedContentDetail, locale: Locale): ContentForm {
  const intl = useIntl()
  const { t } = intl
  const { refresh } = useCachedResponses()
  const { write } = useWrite(calls.content.save, EFFECTS)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // A draft by default, because Enter in a field saves a draft.
  const wanted = useRef<VersionState>('DRAFT')
  const failure = useRef<unknown>(null)
  const newest = newestIn(item, locale)
  const name = formName(`${item.path}:${locale}`)
  const form: ZodForm<ContentInput> = useZodForm({
    schema: contentSchema,
    name,
    defaultValues: valuesOf(item, newest),
    labels: labelsOf(intl),
    fieldOf,
    fieldText: (_, code) => (code === 'tags' ? t('content.tagsInvalid', { count: CONTENT_LIMITS.tags }) : undefined),
    onSubmit: async (values) => {
      const state = wanted.current
      const body = bodyOf(values, { locale, format: formatOf(item, locale), state }, item)
      try {
        showSaved(await write({ params: { '*': item.path }, body }), values)
        toast(DONE[state])
      } catch (error) {
        const theirs = newerVersion(error)
        if (!theirs) {
          failure.current = error
          throw error
        }
        await refresh(...CONTENT_CHANGED)
        setConflict({ theirs, state })
      }
    },
  })

  function show(version: ContentVersion | undefined): void {
    setConflict(null)
    forgetBack()
    form.reset(valuesOf(item, version))
  }

  function showSaved(version: ContentVersion, { category, reviewOn }: ContentValues): void {
    setConflict(null)
    forgetBack()
    const isPublished = item.languages.some(({ published }) => published > 0)
    if (version.state === 'PUBLISHED' || !isPublished) {
      form.reset({ ...valuesOf(item, version), category, reviewOn })
      return
    }
    // A draft of a published item does not save the item's facts, so they stay unsaved changes.
    form.reset(valuesOf(item, version))
    form.setValue('category', category, { shouldDirty: true })
    form.setValue('reviewOn', reviewOn, { shouldDirty: true })
  }

  const { isDirty, reset, getValues } = form
  const isNewer = newest !== undefined && newest.version >= getValues('version')
  useEffect(() => {
    // Values that the server sets, such as the next review, update the fields only if those have no changes.
    if (!isDirty && isNewer) reset(valuesOf(item, newest))
  }, [item, newest, isDirty, isNewer, reset])
  // Must run after the effect above, which shows the saved values.
  const [isBack, forgetBack] = useRestoredChanges(form, name)

  const save = async (state: VersionState): Promise<void> => {
    wanted.current = state
    await form.submit().finally(() => (wanted.current = 'DRAFT'))
  }
  return {
    form,
    conflict,
    isBack,
    check: async () => {
      const isValid = contentSchema.safeParse(form.getValues()).success
      // Submitting an invalid form shows the errors and sends nothing.
      if (!isValid) await form.submit()
      return isValid
    },
    publish: async () => {
      failure.current = null
      await save('PUBLISHED')
      const error = failure.current
      if (error instanceof RequestError && error.fieldErrors.length === 0) throw error
    },
    saveOver: async () => {
      if (!conflict) return
      form.setValue('version', conflict.theirs.version)
      await save(conflict.state)
    },
    show,
    discard: () => show(newest),
  }
}
