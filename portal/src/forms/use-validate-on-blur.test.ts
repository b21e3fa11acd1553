import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { useValidateOnBlur } from './use-validate-on-blur.ts'

interface Values {
  email: string
  kind: string
  note: string
}

/** A validation whose responses a test releases in the order of the requests. */
function slowCheck() {
  const waiting: ((problem: string | null) => void)[] = []
  const check = vi.fn<(values: Values) => Promise<string | null>>(
    () => new Promise((resolve) => void waiting.push(resolve)),
  )
  return { check, answer: (question: number, problem: string | null) => act(async () => waiting[question]?.(problem)) }
}

function show(check: (values: Values) => Promise<string | null>) {
  const { result } = renderHook(() => {
    const form = useForm<Values>({ defaultValues: { email: 'ana@b.example', kind: 'company', note: '' } })
    const { email } = form.formState.errors
    const left = useValidateOnBlur(
      form,
      { field: 'email', dependsOn: ['kind'], check },
      (_, value) => value !== 'no email',
    )
    return { ...left, form, problem: email?.message }
  })
  const leave = (field: string) => act(async () => result.current.leave(field))
  const write = (field: keyof Values, value: string) => act(async () => result.current.form.setValue(field, value))
  return { result, leave, write }
}

it('USR-05 a value is checked on blur of its field or of a field it depends on, and on no other blur', async () => {
  const { check, answer } = slowCheck()
  const { result, leave } = show(check)
  await leave('note')
  expect(check).not.toHaveBeenCalled()
  await leave('kind')
  await leave('email')
  expect(check).toHaveBeenCalledTimes(2)
  await answer(1, 'taken')
  expect(result.current.problem).toBe('taken')
})

it('USR-05 a value that the schema refuses is not checked', async () => {
  const { check } = slowCheck()
  const { leave, write } = show(check)
  await write('email', 'no email')
  await leave('email')
  expect(check).not.toHaveBeenCalled()
})

it('USR-05 only the last response counts, and only for the values of its request', async () => {
  const { check, answer } = slowCheck()
  const { result, leave, write } = show(check)
  await leave('email')
  await leave('email')
  await answer(1, null)
  await answer(0, 'taken')
  expect(result.current.problem).toBeUndefined()
  await leave('email')
  await write('kind', 'supplier')
  await answer(2, 'taken')
  expect(result.current.problem).toBeUndefined()
})

it('USR-05 an error is removed with the values it belongs to; errors of the schema stay', async () => {
  const { check, answer } = slowCheck()
  const { result, leave, write } = show(check)
  await leave('email')
  await answer(0, 'taken')
  await write('note', 'x')
  expect(result.current.problem).toBe('taken')
  await write('kind', 'supplier')
  expect(result.current.problem).toBeUndefined()
  await leave('email')
  await answer(1, 'taken')
  act(() => result.current.form.setError('email', { message: 'required' }))
  await write('kind', 'company')
  expect(result.current.problem).toBe('required')
})

it('USR-05 an error is reported again while its values are unchanged, and a failed check reports none', async () => {
  const { check, answer } = slowCheck()
  const { result, leave, write } = show(check)
  await leave('email')
  await answer(0, 'taken')
  act(() => result.current.form.clearErrors())
  act(() => result.current.showAgain())
  expect(result.current.problem).toBe('taken')
  await write('email', 'kim@b.example')
  act(() => result.current.showAgain())
  expect(result.current.problem).toBeUndefined()
  check.mockRejectedValueOnce(new Error('down'))
  await leave('email')
  expect(result.current.problem).toBeUndefined()
})
