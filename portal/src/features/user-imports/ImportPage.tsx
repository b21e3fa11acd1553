import type { ImportMode } from '@tessera/contract'
import { calls, pathTo, IMPORT_MODES } from '@tessera/contract'
import { Breadcrumbs, Button, FileUpload, Page, RadioGroup, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { saveResponse } from '../../platform/jobs/save-response.ts'
import { useUser } from '../../platform/session/session.tsx'
import { refusalText, useImportCrumbs } from './import-messages.ts'

const ACCEPTED = ['.xlsx', '.csv']
const MODE_MESSAGES = {
  add: { label: 'userImports.add', help: 'userImports.addHelp', template: 'userImports.templateAdd' },
  edit: { label: 'userImports.edit', help: 'userImports.editHelp', template: 'userImports.templateEdit' },
} as const

/** Selects a user import file; its rows are checked before any user is changed. */
export function ImportPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { bulkMaxRows, bulkMaxBytes } = useConfig()
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put } = useCachedResponses()
  const crumbs = useImportCrumbs()
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
      const requested = { params: { companyId }, query: { mode } }
      const answer = await request(calls.userImports.template, requested, { byPerson: true, responseType: 'blob' })
      saveResponse(answer, `users_template_${mode}.xlsx`)
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
      title={t('userImports.title')}
      description={t('userImports.text')}
    >
      <Stack gap={6}>
        <RadioGroup
          label={t('userImports.mode')}
          options={IMPORT_MODES.map((id) => ({
            id,
            label: t(MODE_MESSAGES[id].label),
            description: t(MODE_MESSAGES[id].help),
          }))}
          value={mode}
          onChange={(next) => setSearch(next === 'edit' ? { mode: next } : {}, { replace: true })}
        />
        <Stack gap={2} align="start">
          <Text tone="muted">{t('userImports.templateHelp')}</Text>
          <Button isPending={isFetching} onPress={() => void fetchTemplate()}>
            {t(MODE_MESSAGES[mode].template)}
          </Button>
        </Stack>
        <FileUpload
          key={mode}
          label={t('userImports.file')}
          description={t('userImports.limits', { rows: bulkMaxRows })}
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
