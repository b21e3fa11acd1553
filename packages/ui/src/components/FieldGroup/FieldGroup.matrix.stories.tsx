import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Forms/FieldGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'error']}
      variants={
        {
          Minimal: { label: 'Name' },
          'With everything': {
            label: 'Phone contact',
            description: 'Only about this incident.',
            isRequired: false,
            columns: 2,
          },
        } as const
      }
      cellWidth={480}
    >
      {(variant, state) => (
        <FieldGroup {...variant} {...state}>
          <TextField label="First name" isRequired />
          <TextField label="Last name" isRequired />
        </FieldGroup>
      )}
    </Matrix>
  ),
}
