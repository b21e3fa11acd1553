import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { say } from '../../samples/say.ts'
import { Button } from '../Button/Button.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Form',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Form
      aria-label="Contact Us"
      onSubmit={fn()}
      errors={[{ field: 'email', message: 'Email: write an address such as name@example.com.' }]}
      actions={
        <>
          <Button type="submit" variant="primary">
            Send
          </Button>
          <Button variant="quiet">Cancel</Button>
        </>
      }
    >
      <FieldGroup label="Who we may call" columns={2}>
        <TextField label="Name" name="name" isRequired defaultValue="Dana Reyes" />
        <TextField
          label="Email"
          name="email"
          isRequired
          defaultValue="dana@brightfoods"
          errorMessage="Write an address such as name@example.com."
        />
      </FieldGroup>
    </Form>
  ),
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: say('Send') })),
}
