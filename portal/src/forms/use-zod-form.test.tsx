import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { Analytics, AnalyticsContext } from '../platform/analytics/analytics.ts'
import { z } from './schema.ts'
import { useZodForm } from './use-zod-form.ts'

const schema = z.object({ subject: z.string().min(1), text: z.string() })
type Values = z.output<typeof schema>
const labels = { subject: 'Subject', text: 'Text' }
const defaultValues = { subject: 'Help', text: '' }
const onSubmit = vi.fn<(values: Values, changed: Partial<Values>) => Promise<void>>()
const analytics = new Analytics({ send: async () => {} })
const language = await loadLanguage('en-US', ['form'])

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <AnalyticsContext value={analytics}>
    <IntlProvider language={language}>{children}</IntlProvider>
  </AnalyticsContext>
)

function show() {
  const { result } = renderHook(
    () => {
      const form = useZodForm({ schema, labels, defaultValues, onSubmit, name: 'incident:7' })
      // A form that shows whether it is dirty.
      return { ...form, isSaved: !form.isDirty }
    },
    { wrapper },
  )
  return { result, submit: () => act(() => result.current.submit()) }
}

beforeEach(() => {
  onSubmit.mockResolvedValue(undefined)
})

describe('useZodForm', () => {
  it('UIX-02 passes all values, and separately the changed ones', async () => {
    const { result, submit } = show()
    act(() => result.current.setValue('text', 'It is slow.', { shouldDirty: true }))
    await submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ subject: 'Help', text: 'It is slow.' }, { text: 'It is slow.' })
  })

  it('UIX-02 is sent once despite repeated presses, and can be sent again after that', async () => {
    const { result, submit } = show()
    await act(async () => {
      await Promise.all([result.current.submit(), result.current.submit()])
    })
    expect(onSubmit).toHaveBeenCalledTimes(1)
    onSubmit.mockRejectedValueOnce(new RequestError({ status: 503 }))
    await submit()
    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(3)
  })

  it('ANL-03 is recorded by its name, without the edited item, after it was sent', async () => {
    const track = vi.spyOn(analytics, 'track')
    const { submit } = show()
    onSubmit.mockRejectedValueOnce(new RequestError({ status: 503, code: 'NO_ANSWER' }))
    await submit()
    expect(track.mock.calls).toEqual([['error_shown', { status: 503, code: 'NO_ANSWER' }]])
    await submit()
    expect(track).toHaveBeenLastCalledWith('form_submit', { form: 'incident' })
  })

  it('DRP-04 is not sent while a field blocks it, and is sent after the field unblocks it or after a reset', async () => {
    const { result, submit } = show()
    act(() => result.current.hold('subject', 'invalid'))
    await submit()
    expect(result.current.errors).toHaveLength(1)
    expect(onSubmit).not.toHaveBeenCalled()
    act(() => result.current.hold('subject', null))
    expect(result.current.errors).toEqual([])
    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    act(() => result.current.hold('subject', 'invalid'))
    act(() => result.current.reset())
    expect(result.current.round).toBe(1)
    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('I18N-04 shows a refusal only at a field of the form, and clears it with the next attempt', async () => {
    const { result, submit } = show()
    const fieldErrors = [
      { field: 'subject', code: 'markup', message: '' },
      { field: 'elsewhere', code: 'markup', message: '' },
    ]
    onSubmit.mockRejectedValueOnce(new RequestError({ status: 400, result: { code: 'INVALID_INPUT', fieldErrors } }))
    await submit()
    expect(result.current.errors.map(({ field }) => field)).toEqual(['subject'])
    onSubmit.mockRejectedValueOnce(new RequestError({ status: 503 }))
    await submit()
    expect(result.current.errors.map(({ field }) => field)).toEqual([undefined])
    expect(result.current.errorTitle).toBe('Something went wrong')
    await submit()
    expect(result.current.errors).toEqual([])
  })
})
