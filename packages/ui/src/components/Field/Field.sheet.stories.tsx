import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Field } from './Field.tsx'

const meta = {
  title: 'Sheets/Field',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Field label="Volume" description="Of the notices of this page" isRequired>
        {(control) => <input type="range" {...control} />}
      </Field>
      <Field label="Volume" isRequired={false}>
        {(control) => <input type="range" {...control} />}
      </Field>
      <Field label="Volume" errorMessage="Choose a volume above 0.">
        {(control) => <input type="range" {...control} />}
      </Field>
      <Field label="Volume" isLabelHidden>
        {(control) => <input type="range" {...control} />}
      </Field>
    </Stack>
  ),
}
