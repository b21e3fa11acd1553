import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Forms/FieldGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <FieldGroup label="Who we may call" description="Only about this incident." columns={2}>
        <TextField label="First name" isRequired />
        <TextField label="Last name" isRequired />
        <TextField label="Phone" type="tel" isRequired={false} />
      </FieldGroup>
      <FieldGroup label="Address" isRequired={false} errorMessage="Fill in the street or leave the address out.">
        <TextField label="Street" />
        <TextField label="City" defaultValue="Monterrey" />
      </FieldGroup>
    </Stack>
  ),
}
