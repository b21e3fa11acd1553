import { use, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from '../platform/drafts/drafts.ts'
import { DraftOwner } from '../platform/drafts/draft-owner.ts'
import { DraftWriter, dropDraft, findDrafts, STRANGER } from '../platform/drafts/drafts.ts'

type Values = Record<string, unknown>

const SECRET = /passw|secret/i

/** A form's earlier draft. */
export interface DraftOffer {
  savedAt: string
  timeZone: string
  restore: () => void
  discard: () => void
}

export interface FormDraft {
  offer: DraftOffer | null
  /** Keeps a field out of drafts permanently; passwords and files are such fields. */
  keepOut: (field: string) => void
  /** Removes the draft after the form was sent. */
  drop: () => void
}

function hasFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasFile)
  return value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFile))
}

/** Whether a draft can contain a value: never a password, a secret or a file. */
function isKeepable(field: string, value: unknown, keptOut: ReadonlySet<string>): boolean {
  return !keptOut.has(field) && !SECRET.test(field) && !hasFile(value)
}

function pick(values: Values, fields: readonly string[], keptOut: ReadonlySet<string>): Values {
  const kept = fields.filter((field) => field in values && isKeepable(field, values[field], keptOut))
  return Object.fromEntries(kept.map((field) => [field, values[field]]))
}

/** Whether a stored value has the type of the field in this build. */
function isAlike(kept: unknown, current: unknown): boolean {
  if (kept === null || current === null || current === undefined) return true
  return typeof kept === typeof current && Array.isArray(kept) === Array.isArray(current)
}

interface DraftRules {
  name: string
  fields: readonly string[]
  keepsForStrangers: boolean
}

function useOwner(keepsForStrangers: boolean) {
  const owner = use(DraftOwner)
  const [stranger] = useState(() => ({ loginId: STRANGER, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }))
  return owner ?? (keepsForStrangers ? stranger : null)
}

/** Stores the unsent input of a form, and offers it when the form opens again. */
export function useDraft<Input extends FieldValues, Sent>(
  form: UseFormReturn<Input, unknown, Sent>,
  { name, fields, keepsForStrangers }: DraftRules,
): FormDraft {
  const owner = useOwner(keepsForStrangers)
  const loginId = owner?.loginId
  const [offered, setOffered] = useState<readonly Draft[]>(() => (loginId ? findDrafts(loginId, name) : []))
  const [found] = offered
  const [keptOut] = useState(() => new Set<string>())
  const writer = useRef<DraftWriter | null>(null)
  const latest = useRef(fields)
  useEffect(() => {
    latest.current = fields
  })

  useEffect(() => {
    if (!loginId) return undefined
    const own = new DraftWriter(loginId, name, () => {
      const values = pick(form.getValues(), latest.current, keptOut)
      const initial = pick(form.formState.defaultValues ?? {}, latest.current, keptOut)
      return JSON.stringify(values) === JSON.stringify(initial) ? null : values
    })
    writer.current = own
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: own.schedule })
    return () => {
      unsubscribe()
      own.close()
    }
  }, [form, loginId, name, keptOut])

  const answer = (draft: Draft): void => {
    dropDraft(draft)
    setOffered(offered.filter((other) => other !== draft))
  }

  const restore = (draft: Draft): void => {
    const current: Values = form.getValues()
    const known = Object.entries(draft.values).filter(
      ([field, kept]) => fields.includes(field) && isKeepable(field, kept, keptOut) && isAlike(kept, current[field]),
    )
    const values = { ...current, ...Object.fromEntries(known) } as DefaultValues<Input>
    form.reset(values, { keepDefaultValues: true })
    writer.current?.keep()
    answer(draft)
  }

  return {
    offer:
      found && owner
        ? {
            savedAt: found.savedAt,
            timeZone: owner.timeZone,
            restore: () => restore(found),
            discard: () => answer(found),
          }
        : null,
    keepOut: (field) => {
      keptOut.add(field)
    },
    drop: () => {
      writer.current?.drop()
      offered.forEach(dropDraft)
      setOffered([])
    },
  }
}
