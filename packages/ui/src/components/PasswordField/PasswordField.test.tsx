import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { PasswordField } from './PasswordField.tsx'

describe('PasswordField', () => {
  it('SES-03 shows and hides the typed text, and keeps it', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    await userEvent.type(field, 'demo-portal-2026')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('demo-portal-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('SES-03 allows a pasted password of any length', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste('a'.repeat(80))
    expect(screen.getByLabelText('Password')).toHaveValue('a'.repeat(80))
  })

  it('key Tab: moves to the field, then to the button', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.tab()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('key Enter, Space: on the button shows or hides the password', async () => {
    render(<PasswordField label="Password" />)
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it('mouse: shows the password', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button') })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it('touch: shows the password', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it('UIX-02a describes the field with the error', () => {
    render(<PasswordField label="Password" errorMessage="Write your password." isRequired />)
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Password')).toBeRequired()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Write your password.')
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <PasswordField label="Mot de passe" isDisabled />
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeDisabled()
  })
})
