import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Field } from './Field.tsx'

const meta = {
  title: 'Forms/Field',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Field label="Formula" description="Reckons with the columns of the table" isRequired>
        {(control) => <textarea rows={2} {...control} />}
      </Field>
      <Field label="Formula" isRequired={false}>
        {(control) => <textarea rows={2} {...control} />}
      </Field>
      <Field label="Formula" errorMessage="Close the bracket that was opened.">
        {(control) => <textarea rows={2} {...control} />}
      </Field>
      <Field label="Formula" isLabelHidden>
        {(control) => <textarea rows={2} {...control} />}
      </Field>
    </Stack>
  ),
}
