import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

function Registration({ onSent }: { onSent: (event: FormEvent<HTMLFormElement>) => void }) {
  const [name, setName] = useState('')
  const errors = name ? [] : [{ field: 'name', message: 'Write a name.' }]
  return (
    <Form
      aria-label="Registration"
      errors={errors}
      onSubmit={onSent}
      actions={
        <Button type="submit" variant="primary">
          Send
        </Button>
      }
    >
      <TextField label="Name" name="name" value={name} onChange={setName} isRequired />
    </Form>
  )
}

function open() {
  const onSent = vi.fn<(event: FormEvent<HTMLFormElement>) => void>()
  render(<Registration onSent={onSent} />)
  return { onSent, user: userEvent.setup() }
}

const send = () => screen.getByRole('button', { name: 'Send' })
const summary = () => screen.queryByRole('region', { name: '1 field needs your attention' })

describe('Form', () => {
  it('mouse: shows errors only after submission, and moves the focus there', async () => {
    const { user } = open()
    expect(summary()).not.toBeInTheDocument()
    await user.click(send())
    expect(summary()).toHaveFocus()
  })

  it('touch: a press on the button submits', async () => {
    const { onSent, user } = open()
    await user.pointer({ keys: '[TouchA]', target: send() })
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('moves the focus to the summary on each submission', async () => {
    const { user } = open()
    await user.click(send())
    await user.click(send())
    expect(summary()).toHaveFocus()
  })

  it('key Enter: submits from a field, and never loads the page', async () => {
    const { onSent, user } = open()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana{Enter}')
    expect(onSent).toHaveBeenCalledOnce()
    expect(onSent.mock.calls[0]?.[0].defaultPrevented).toBe(true)
    expect(summary()).not.toBeInTheDocument()
  })

  it('waits for an asynchronous check, and moves the focus to its errors, not to earlier ones', async () => {
    const checks: ((found: string) => void)[] = []
    function Slow() {
      const [errors, setErrors] = useState<{ field: string; message: string }[]>([])
      const check = async () => {
        const message = await new Promise<string>((resolve) => checks.push(resolve))
        setErrors(message ? [{ field: 'name', message }] : [])
      }
      return (
        <Form aria-label="Registration" errors={errors} onSubmit={check} actions={<Button type="submit">Send</Button>}>
          <TextField label="Name" name="name" />
        </Form>
      )
    }
    render(<Slow />)
    const user = userEvent.setup()
    await user.click(send())
    expect(summary()).not.toBeInTheDocument()
    await act(async () => checks[0]?.('Write a name.'))
    expect(summary()).toHaveFocus()

    await user.click(send())
    expect(send()).toHaveFocus()
    await act(async () => checks[1]?.('This name is taken.'))
    expect(summary()).toHaveFocus()
    expect(screen.getByRole('link')).toHaveTextContent('This name is taken.')

    await user.click(send())
    act(() => summary()?.focus())
    await act(async () => checks[2]?.(''))
    expect(summary()).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('reports a reset to the application, and removes the earlier summary', async () => {
    const onReset = vi.fn<(event: FormEvent<HTMLFormElement>) => void>()
    render(
      <Form
        aria-label="Registration"
        errors={[{ field: 'name', message: 'Write a name.' }]}
        onSubmit={() => undefined}
        onReset={onReset}
        actions={<Button type="submit">Send</Button>}
      >
        <TextField label="Name" name="name" />
        <Button type="reset">Start over</Button>
      </Form>,
    )
    const user = userEvent.setup()
    await user.click(send())
    expect(summary()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(onReset).toHaveBeenCalledOnce()
    expect(summary()).not.toBeInTheDocument()
  })

  it('leaves validation to the application, not to the browser', () => {
    open()
    expect(screen.getByRole('form', { name: 'Registration' })).toHaveProperty('noValidate', true)
  })
})
