import type { ImportMode } from '@tessera/contract'
import { calls, pathTo, IMPORT_MODES } from '@tessera/contract'
import { Breadcrumbs, Button, FileUpload, Page, RadioGroup, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { saveAnswer } from '../../platform/jobs/save-answer.ts'
import { useUser } from '../../platform/session/session.tsx'
import { refusalText, useUploadCrumbs } from './upload-messages.ts'

const ACCEPTED = ['.xlsx', '.csv']
const MODE_MESSAGES = {
  add: { label: 'upload.add', help: 'upload.addHelp', template: 'upload.templateAdd' },
  edit: { label: 'upload.edit', help: 'upload.editHelp', template: 'upload.templateEdit' },
} as const

/** Chooses a file of users, whose rows are checked before anybody is changed. */
export function UploadPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { bulkMaxRows, bulkMaxBytes } = useConfig()
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put } = useAnswers()
  const crumbs = useUploadCrumbs()
  const [isFetching, setFetching] = useState(false)
  const mode: ImportMode = IMPORT_MODES.find((each) => each === search.get('mode')) ?? 'add'
  const preview = async (file: File, { signal }: { signal: AbortSignal }): Promise<void> => {
    const call = mode === 'edit' ? calls.userImports.previewEdit : calls.userImports.previewAdd
    const input = { params: { companyId }, body: { file } }
    const { data } = await request(call, input, { byPerson: true, signal })
    await put(calls.userImports.preview, { params: { companyId, id: data.id } }, data)
    void navigate(pathTo('/admin/userList/upload/:id', { id: data.id }))
  }
  const fetchTemplate = async (): Promise<void> => {
    setFetching(true)
    try {
      const asked = { params: { companyId }, query: { mode } }
      const answer = await request(calls.userImports.template, asked, { byPerson: true, responseType: 'blob' })
      saveAnswer(answer, `users_template_${mode}.xlsx`)
    } catch (error) {
      toastFailure(asRequestError(error))
    } finally {
      setFetching(false)
    }
  }
  return (
    <Page
      width="form"
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      title={t('upload.title')}
      description={t('upload.text')}
    >
      <Stack gap={6}>
        <RadioGroup
          label={t('upload.what')}
          options={IMPORT_MODES.map((id) => ({
            id,
            label: t(MODE_MESSAGES[id].label),
            description: t(MODE_MESSAGES[id].help),
          }))}
          value={mode}
          onChange={(next) => setSearch(next === 'edit' ? { mode: next } : {}, { replace: true })}
        />
        <Stack gap={2} align="start">
          <Text tone="muted">{t('upload.templateHelp')}</Text>
          <Button isPending={isFetching} onPress={() => void fetchTemplate()}>
            {t(MODE_MESSAGES[mode].template)}
          </Button>
        </Stack>
        <FileUpload
          key={mode}
          label={t('upload.file')}
          description={t('upload.limits', { rows: bulkMaxRows })}
          accept={ACCEPTED}
          maxBytes={bulkMaxBytes}
          maxFiles={1}
          upload={preview}
          getErrorText={(reason) => refusalText(t, asRequestError(reason))}
        />
      </Stack>
    </Page>
  )
}
