import { zodResolver } from '@hookform/resolvers/zod'
import type { CountedForm } from '@tessera/contract'
import { COUNTED_FORMS } from '@tessera/contract'
import type { FormProblem } from '@tessera/ui'
import type { FormEvent } from 'react'
import type { Control, DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { get, useForm } from 'react-hook-form'
import { use, useCallback, useRef, useState } from 'react'
import { RequestError } from '../data/request-error.ts'
import type { FailurePlace } from '../messages/failure-text.ts'
import { failureText } from '../messages/failure-text.ts'
import type { MessageId } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { AnalyticsContext } from '../platform/analytics/analytics.ts'
import { useFailureTracking } from '../platform/analytics/failure-tracking.ts'
import { useDirtyForm } from '../platform/drafts/dirty-forms.ts'
import { problemCode, problemText } from './problems.ts'
import type { z } from './schema.ts'
import type { DraftOffer } from './use-draft.ts'
import { useDraft } from './use-draft.ts'
import type { ValidateOnBlur } from './use-validate-on-blur.ts'
import { useValidateOnBlur } from './use-validate-on-blur.ts'

/** Any object schema. */
export type FormSchema = z.ZodObject
type Values<Schema extends FormSchema> = z.input<Schema> & FieldValues
type Labels<Schema extends FormSchema> = Record<keyof z.input<Schema> & string, string>

interface Options<Schema extends FormSchema> {
  schema: Schema
  /** Labels of the fields, in page order. */
  labels: Labels<Schema>
  defaultValues: DefaultValues<Values<Schema>>
  /**
   * Sends the validated values, or only the changed ones. A `RequestError` is shown at the fields that it names, or
   * above the form; an `AbortError` leaves the form unchanged.
   */
  onSubmit: (values: z.output<Schema>, changed: Partial<z.output<Schema>>) => Promise<void>
  /** The name of the form's drafts; it must be unique for each edited item. */
  name: CountedForm | `${CountedForm}:${string}`
  /** Maps a field name of the server to the form's name of the same field. */
  fieldOf?: (serverField: string) => string
  /** The place of the form, which selects the text for failures without a public code. */
  failurePlace?: FailurePlace
  /** Validation by the server on blur. */
  validateOnBlur?: ValidateOnBlur<Values<Schema>>
  /** When a field is first validated; after that, each change validates it. */
  firstCheck?: 'submit' | 'blur'
  /** Returns the text of a field's error by its code; undefined selects the general text. */
  fieldText?: (field: string, code: string) => string | undefined
  /** Whether the page itself shows a failure of the whole form (`failure`), outside the summary. */
  showsFailure?: boolean
  /** Stores drafts of anonymous visitors too, in their tab. */
  keepsForStrangers?: boolean
}

/** A form validated by a schema, with errors in the user's language. */
export interface ZodForm<Input extends FieldValues> {
  control: Control<Input, unknown, unknown>
  labels: Record<string, string>
  /** Whether the schema refuses a field without input. */
  isRequired: (name: string) => boolean
  /** Whether all fields are required, only those not marked as optional, or none. */
  asks: 'all' | 'unmarked' | 'nothing'
  /** Sends the form; repeated calls have no effect until the response. */
  submit: (event?: FormEvent) => Promise<void>
  /** Errors in the order of the fields; form-level ones first. */
  errors: FormProblem[]
  /** The title over errors of the whole form; errors of fields are counted instead. */
  errorTitle: string | undefined
  /** The failure of the last attempt, if no field is the reason. */
  failure: RequestError | null
  isPending: boolean
  isDirty: boolean
  /** The draft; null without one, or after the user has restored or discarded it. */
  draft: DraftOffer | null
  /** Keeps a field out of drafts permanently. */
  keepOut: (name: string) => void
  /** Blocks the form's submission for a reason that the schema cannot see, shown at the field; null unblocks it. */
  hold: (name: string, problem: string | null) => void
  /** Returns the text of a field's error. */
  explain: (name: string, problem: string) => string
  /** Reports the blur of a field. */
  leave: (name: string) => void
  /** Changes with each reset, for fields with internal state. */
  round: number
  clearErrors: UseFormReturn<Input>['clearErrors']
  getValues: UseFormReturn<Input>['getValues']
  setValue: UseFormReturn<Input>['setValue']
  reset: UseFormReturn<Input>['reset']
  watch: UseFormReturn<Input>['watch']
}

const same = (field: string): string => field
const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError'

/** Values of empty fields. */
const NOTHING = [undefined, null, '', []]

function accepts(field: unknown, value: unknown): boolean {
  const schema = field as { safeParse?: (value: unknown) => { success: boolean } } | undefined
  return schema?.safeParse?.(value).success ?? true
}

/** Returns the title of a failure; it does not report a malfunction if a rule refused the input. */
function failureTitle({ status }: RequestError): MessageId {
  return status >= 400 && status < 500 ? 'form.refused' : 'error.title'
}

/** Returns the first message in a field's error, which can be nested. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message
  for (const part of Object.values(error)) {
    const message = part instanceof Element ? undefined : messageOf(part)
    if (message) return message
  }
  return undefined
}

/**
 * Binds a schema to a form: validates on submit, revalidates while typing, and maps the server's `fieldErrors` to the
 * fields.
 */
export function useZodForm<Schema extends FormSchema>(options: Options<Schema>): ZodForm<Values<Schema>> {
  const { schema, labels, defaultValues, onSubmit, name, fieldOf = same, failurePlace = 'form' } = options
  const { firstCheck = 'submit', fieldText, showsFailure = false, keepsForStrangers = false } = options
  const { t } = useIntl()
  const form = useForm<Values<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: (issue) => problemCode(issue) }),
    defaultValues,
    mode: firstCheck === 'blur' ? 'onTouched' : 'onSubmit',
    // The summary of errors gets the focus.
    shouldFocusError: false,
  })
  const { leave, showAgain } = useValidateOnBlur(form, options.validateOnBlur, (field, value) =>
    accepts(schema.shape[field], value),
  )
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState
  const [failure, setFailure] = useState<RequestError | null>(null)
  const analytics = use(AnalyticsContext)
  useFailureTracking(failure)
  const draft = useDraft(form, { name, fields: Object.keys(labels), keepsForStrangers })
  useDirtyForm(isDirty)

  const [held] = useState(() => new Map<string, string>())
  const [round, setRound] = useState(0)
  const { clearErrors, getFieldState, setError, reset: resetForm } = form
  const hold = useCallback(
    (name: string, problem: string | null) => {
      const field = name as FieldPath<Values<Schema>>
      if (problem === null) {
        if (held.delete(name)) clearErrors(field)
        return
      }
      held.set(name, problem)
      // An error that is already shown gets the new message.
      if (getFieldState(field).error) setError(field, { message: problem })
    },
    [clearErrors, getFieldState, held, setError],
  )
  const reset = useCallback<typeof resetForm>(
    (...to) => {
      held.clear()
      setRound((count) => count + 1)
      resetForm(...to)
    },
    [held, resetForm],
  )

  const refuse = (reason: RequestError): void => {
    const refused = reason.fieldErrors.map(({ field, code }) => ({ field: fieldOf(field), code }))
    const known = refused.filter(({ field }) => (field.split('.')[0] ?? '') in labels)
    for (const { field, code } of known) {
      form.setError(field as FieldPath<Values<Schema>>, { type: 'server', message: code })
    }
    setFailure(known.length === 0 ? reason : null)
  }
  const refuseHeld = (): boolean => {
    for (const [field, message] of held) form.setError(field as FieldPath<Values<Schema>>, { message })
    return held.size > 0
  }
  const send = form.handleSubmit(
    async (values) => {
      // If the page shows the failure itself, removing it now would remove the retry button while it is pressed.
      if (!showsFailure) setFailure(null)
      if (refuseHeld()) return
      try {
        const changed = Object.entries(values).filter(([field]) => get(dirtyFields, field))
        await onSubmit(values, Object.fromEntries(changed) as Partial<z.output<Schema>>)
        setFailure(null)
        draft.drop()
        // The part after the colon identifies the edited item and must not be recorded.
        const form = COUNTED_FORMS.find((each) => each === name.split(':')[0])
        if (form) analytics?.track('form_submit', { form })
      } catch (reason) {
        if (isAbort(reason)) return setFailure(null)
        if (!(reason instanceof RequestError)) throw reason
        refuse(reason)
      }
    },
    () => {
      setFailure(null)
      showAgain()
      refuseHeld()
    },
  )

  const isSending = useRef(false)
  const submit = async (event?: FormEvent): Promise<void> => {
    // A second press can come before the button shows that the first one worked.
    if (isSending.current) return
    isSending.current = true
    await send(event).finally(() => (isSending.current = false))
  }

  const explain = (field: string, problem: string): string => fieldText?.(field, problem) ?? problemText(t, problem)
  const fieldProblems = Object.entries<string>(labels).flatMap(([field, label]): FormProblem[] => {
    const problem = messageOf(get(errors, field))
    if (!problem) return []
    // A field's own text already contains the field's name.
    const own = fieldText?.(field, problem)
    return [{ field, message: own ?? t('form.problem', { label, problem: problemText(t, problem) }) }]
  })
  const summaryFailure = showsFailure ? null : failure
  const names = Object.keys(labels)
  const isRequired = (field: string): boolean => NOTHING.every((value) => !accepts(schema.shape[field], value))
  const isWhole = names.every((field) => accepts(schema.shape[field], get(defaultValues, field)))
  return {
    control: form.control,
    labels,
    isRequired,
    asks: isWhole ? 'nothing' : names.every(isRequired) ? 'all' : 'unmarked',
    submit,
    errors: summaryFailure
      ? [{ message: failureText(t, summaryFailure, failurePlace) }, ...fieldProblems]
      : fieldProblems,
    errorTitle: summaryFailure && fieldProblems.length === 0 ? t(failureTitle(summaryFailure)) : undefined,
    failure,
    isPending: isSubmitting,
    isDirty,
    draft: draft.offer,
    keepOut: draft.keepOut,
    hold,
    explain,
    leave,
    round,
    clearErrors,
    getValues: form.getValues,
    setValue: form.setValue,
    reset,
    watch: form.watch,
  }
}
