'use client'
import { type ReactNode, useId, useState } from 'react'
import type { PanelProps } from '../../internal/floating-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { DataTableView, KeptViews, NameTask, ViewTask } from './view-types.ts'
import { dataTableViewsMessages } from './messages.ts'

interface ViewDialogProps extends KeptViews, PanelProps {
  task: ViewTask | undefined
  maxViews: number
  /** The text of a failure. */
  errorTextOf: (error: unknown) => ReactNode
  onShow: (view: DataTableView | undefined) => void
}

/** Asks for the input of a task, and performs it. */
export function ViewDialog({ task, ...rest }: ViewDialogProps) {
  const messages = useMessages(dataTableViewsMessages)
  if (!task) return null
  if (task.kind !== 'remove') return <NameDialog {...rest} task={task} />
  const { view } = task
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={rest.onClose}
      tone="danger"
      title={fill(messages.removeTitle, { view: view.name })}
      confirmLabel={messages.removeConfirm}
      errorMessage={rest.errorTextOf}
      onConfirm={async () => {
        await rest.onDelete(view.id)
        rest.onShow(undefined)
      }}
    >
      {messages.removeBody}
    </ConfirmDialog>
  )
}

type NameDialogProps = Omit<ViewDialogProps, 'task'> & { task: NameTask }
/** Maximum characters of a name. */
const LONGEST = 50

// The user opens the dialog to enter the name.
const first = { autoFocus: true }

const fold = (name: string) => name.trim().toLocaleLowerCase()

function NameDialog({ task, views, maxViews, errorTextOf, onCreate, onUpdate, onShow, onClose }: NameDialogProps) {
  const messages = useMessages(dataTableViewsMessages)
  const form = useId()
  const old = task.kind === 'create' ? undefined : task.view
  const [name, setName] = useState(
    old ? (task.kind === 'duplicate' ? fill(messages.copyOf, { view: old.name }) : old.name) : '',
  )
  const [isDefault, setDefault] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<ReactNode>()
  const [isPending, setPending] = useState(false)
  const isFull = task.kind !== 'rename' && views.length >= maxViews

  const problemOf = () => {
    if (name.trim() === '') return messages.nameMissing
    const isTaken = views.some(
      (view) => fold(view.name) === fold(name) && !(task.kind === 'rename' && view.id === old?.id),
    )
    return isTaken ? messages.nameTaken : undefined
  }
  const saveView = async () => {
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
      await saveView()
      onClose()
    } catch (error) {
      setFailure(errorTextOf(error))
      setPending(false)
    }
  }

  const title = old
    ? fill(task.kind === 'rename' ? messages.renameTitle : messages.duplicateTitle, { view: old.name })
    : messages.saveTitle
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
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending} isDisabled={isFull}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {isFull && <InlineAlert tone="warning">{fill(messages.tooMany, { count: views.length })}</InlineAlert>}
        {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
        <TextField
          label={messages.name}
          description={task.kind === 'create' ? messages.whatIsKept : undefined}
          value={name}
          maxLength={LONGEST}
          errorMessage={problem}
          isRequired
          {...first}
          onChange={setName}
        />
        {task.kind === 'create' && (
          <Checkbox isSelected={isDefault} onChange={setDefault}>
            {messages.openFirst}
          </Checkbox>
        )}
      </Form>
    </Dialog>
  )
}
