import type { Locale, ManagedContentDetail } from '@tessera/contract'
import { CONTENT_LIMITS } from '@tessera/contract'
import { Button, Card, Grid, InlineAlert, Stack } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import { useDeferredValue, useImperativeHandle, useMemo } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormTextArea, FormTextField } from '../../forms/fields.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { comparedText } from './content-difference.ts'
import { formatOf, tagsIn } from './content-form.ts'
import { problemsOf } from './content-problems.ts'
import type { EditorHandle } from './content-saving.ts'
import { ContentSidePanel } from './ContentSidePanel.tsx'
import { ContentConflict } from './ContentConflict.tsx'
import { ContentFields } from './ContentFields.tsx'
import { ContentPublish } from './ContentPublish.tsx'
import { ContentSource } from './ContentSource.tsx'
import { LANGUAGE_MESSAGES } from './operations-messages.ts'
import { useNextFocus } from './use-next-focus.ts'
import { useContentForm } from './use-content-form.ts'

/** The name of the save button, which gets the focus after a conflict is resolved. */
const SAVE = 'save'

interface ContentEditorProps {
  item: ManagedContentDetail
  locale: Locale
  ref: Ref<EditorHandle>
}

/** The editor of one language of an item: its draft or its published text. */
export function ContentEditor({ item, locale, ref }: ContentEditorProps): ReactNode {
  const { t } = useIntl()
  const { form, conflict, isBack, check, publish, saveOver, show, discard } = useContentForm(item, locale)
  const { known, focusNext } = useNextFocus(conflict !== null)
  const { isDirty } = form
  useImperativeHandle(ref, () => ({ isDirty: () => isDirty, show }))
  const values = form.watch()
  const mine = comparedText(t, { ...values, tags: tagsIn(values.tags) })
  const format = formatOf(item, locale)
  // Typing has priority, so the list of problems is deferred.
  const checked = useDeferredValue(values.source)
  const problems = useMemo(() => problemsOf(format, checked), [format, checked])
  return (
    <Grid columns={{ base: 1, large: 2 }} gap={6}>
      <Stack>
        <Card padding={6}>
          <BoundForm
            form={form}
            submitLabel={t('content.saveDraft')}
            submitRef={known(SAVE)}
            aria-label={t(LANGUAGE_MESSAGES[locale])}
            actions={
              <ContentPublish form={form} locale={locale} problems={problems} onCheck={check} onPublish={publish} />
            }
          >
            {isBack && (
              <InlineAlert
                tone="info"
                title={t('content.unsavedTitle')}
                actions={
                  <Button size="small" onPress={discard}>
                    {t('content.discard')}
                  </Button>
                }
              >
                {t('content.unsavedText')}
              </InlineAlert>
            )}
            <FormTextField form={form} name="title" maxLength={CONTENT_LIMITS.title} />
            <FormTextArea
              form={form}
              name="summary"
              description={t('content.summaryHelp')}
              rows={2}
              maxLength={CONTENT_LIMITS.summary}
            />
            <ContentSource form={form} item={item} format={format} />
            <FormTextArea
              form={form}
              name="keywords"
              description={t('content.keywordsHelp')}
              rows={2}
              maxLength={CONTENT_LIMITS.keywords}
            />
            <ContentFields form={form} item={item} />
            {conflict && (
              <ContentConflict
                theirs={conflict.theirs}
                mine={mine}
                isPending={form.isPending}
                onSaveOver={() => {
                  focusNext(SAVE)
                  void saveOver()
                }}
                onTakeTheirs={() => {
                  focusNext(SAVE)
                  show(conflict.theirs)
                }}
              />
            )}
          </BoundForm>
        </Card>
      </Stack>
      <Stack>
        <ContentSidePanel
          item={item}
          locale={locale}
          format={format}
          source={values.source}
          mine={mine}
          problems={problems}
        />
      </Stack>
    </Grid>
  )
}
