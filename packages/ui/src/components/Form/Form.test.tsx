import { render, screen } from '@testing-library/react'
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
  it('mouse: shows what is wrong only once it was sent, and moves the focus there', async () => {
    const { user } = open()
    expect(summary()).not.toBeInTheDocument()
    await user.click(send())
    expect(summary()).toHaveFocus()
  })

  it('touch: a press on the button sends', async () => {
    const { onSent, user } = open()
    await user.pointer({ keys: '[TouchA]', target: send() })
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('moves the focus to the summary each time it is sent', async () => {
    const { user } = open()
    await user.click(send())
    await user.click(send())
    expect(summary()).toHaveFocus()
  })

  it('key Enter: in a field sends, and never loads the page', async () => {
    const { onSent, user } = open()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana{Enter}')
    expect(onSent).toHaveBeenCalledOnce()
    expect(onSent.mock.calls[0]?.[0].defaultPrevented).toBe(true)
    expect(summary()).not.toBeInTheDocument()
  })

  it('leaves the check to the application, not to the browser', () => {
    open()
    expect(screen.getByRole('form', { name: 'Registration' })).toHaveProperty('noValidate', true)
  })
})
