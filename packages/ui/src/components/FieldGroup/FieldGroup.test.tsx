import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextField } from '../TextField/TextField.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { FieldGroup } from './FieldGroup.tsx'

describe('FieldGroup', () => {
  it('names and describes its fields together', () => {
    render(
      <FieldGroup label="Contact" description="Phone contact" errorMessage="Fill in one of them.">
        <TextField label="Phone" />
      </FieldGroup>,
    )
    const group = screen.getByRole('group', { name: 'Contact' })
    expect(group).toContainElement(screen.getByRole('textbox', { name: 'Phone' }))
    expect(group).toHaveAccessibleDescription('Phone contact Fill in one of them.')
  })

  it('marks an optional group, in French', () => {
    render(
      <UIProvider locale="fr-CA">
        <FieldGroup label="Adresse" isRequired={false}>
          <TextField label="Rue" />
        </FieldGroup>
      </UIProvider>,
    )
    expect(screen.getByRole('group', { name: 'Adresse (facultatif)' })).toBeInTheDocument()
  })
})
