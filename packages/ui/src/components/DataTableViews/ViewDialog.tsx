'use client'
import { type ReactNode, useId, useState } from 'react'
import type { OpenedProps } from '../../internal/floating-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { DataTableView, KeptViews, NameTask, ViewTask } from './view-types.ts'
import { dataTableViewsWords } from './words.ts'

interface ViewDialogProps extends KeptViews, OpenedProps {
  task: ViewTask | undefined
  maxViews: number
  /** A failure in words. */
  say: (error: unknown) => ReactNode
  onShow: (view: DataTableView | undefined) => void
}

/** Asks for what a task needs, and does it. */
export function ViewDialog({ task, ...rest }: ViewDialogProps) {
  const words = useWords(dataTableViewsWords)
  if (!task) return null
  if (task.kind !== 'remove') return <NameDialog {...rest} task={task} />
  const { view } = task
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={rest.onClose}
      tone="danger"
      title={fill(words.removeTitle, { view: view.name })}
      confirmLabel={words.removeConfirm}
      errorMessage={rest.say}
      onConfirm={async () => {
        await rest.onDelete(view.id)
        rest.onShow(undefined)
      }}
    >
      {words.removeBody}
    </ConfirmDialog>
  )
}

type NameDialogProps = Omit<ViewDialogProps, 'task'> & { task: NameTask }
/** Characters of a name at most. */
const LONGEST = 50

// The name is what the dialog is opened for.
const first = { autoFocus: true }

const fold = (name: string) => name.trim().toLocaleLowerCase()

function NameDialog({ task, views, maxViews, say, onCreate, onUpdate, onShow, onClose }: NameDialogProps) {
  const words = useWords(dataTableViewsWords)
  const form = useId()
  const old = task.kind === 'create' ? undefined : task.view
  const [name, setName] = useState(
    old ? (task.kind === 'duplicate' ? fill(words.copyOf, { view: old.name }) : old.name) : '',
  )
  const [isDefault, setDefault] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<ReactNode>()
  const [isPending, setPending] = useState(false)
  const isFull = task.kind !== 'rename' && views.length >= maxViews

  const problemOf = () => {
    if (name.trim() === '') return words.nameMissing
    const isTaken = views.some(
      (view) => fold(view.name) === fold(name) && !(task.kind === 'rename' && view.id === old?.id),
    )
    return isTaken ? words.nameTaken : undefined
  }
  const keep = async () => {
    const named = { name: name.trim() }
    if (task.kind === 'create') onShow(await onCreate({ ...named, state: task.state, isDefault }))
    else if (task.kind === 'duplicate') onShow(await onCreate({ ...task.view, ...named, isDefault: false }))
    else await onUpdate({ ...task.view, ...named })
  }
  const submit = async () => {
    const wrong = problemOf()
    setProblem(wrong)
    if (wrong || isPending) return
    setPending(true)
    setFailure(undefined)
    try {
      await keep()
      onClose()
    } catch (error) {
      setFailure(say(error))
      setPending(false)
    }
  }

  const title = old
    ? fill(task.kind === 'rename' ? words.renameTitle : words.duplicateTitle, { view: old.name })
    : words.saveTitle
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={title}
      isPending={isPending}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending} isDisabled={isFull}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {isFull && <InlineAlert tone="warning">{fill(words.tooMany, { count: views.length })}</InlineAlert>}
        {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
        <TextField
          label={words.name}
          description={task.kind === 'create' ? words.whatIsKept : undefined}
          value={name}
          maxLength={LONGEST}
          errorMessage={problem}
          isRequired
          {...first}
          onChange={setName}
        />
        {task.kind === 'create' && (
          <Checkbox isSelected={isDefault} onChange={setDefault}>
            {words.openFirst}
          </Checkbox>
        )}
      </Form>
    </Dialog>
  )
}
