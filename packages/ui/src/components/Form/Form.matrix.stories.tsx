import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Form',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

interface Sample {
  email: string
  isRefused?: boolean
  isSending?: boolean
}

const form = (name: string, { email, isRefused, isSending }: Sample) => (
  <Form
    aria-label={name}
    onSubmit={fn()}
    actions={
      <>
        <Button type="submit" variant="primary" isPending={isSending}>
          Send
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    }
  >
    {isRefused && (
      // A submitted form shows its summary, which takes the focus; this story only shows the state.
      <div inert>
        <ErrorSummary errors={[{ field: 'email', message: 'Email: enter an address such as name@example.com.' }]} />
      </div>
    )}
    <FieldGroup label="Phone contact" columns={2}>
      <TextField label="Name" isRequired defaultValue="Dana Reyes" isReadOnly={isSending} />
      <TextField
        label="Email"
        isRequired
        defaultValue={email}
        isReadOnly={isSending}
        errorMessage={isRefused && 'Enter an address such as name@example.com.'}
      />
    </FieldGroup>
  </Form>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={560}
      of={{
        'At rest': form('At rest', { email: 'dana.reyes@brightfoods.example' }),
        Sending: form('Sending', { email: 'dana.reyes@brightfoods.example', isSending: true }),
        Refused: form('Refused', { email: 'dana@brightfoods', isRefused: true }),
      }}
    />
  ),
}
