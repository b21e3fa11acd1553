import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={400}
      states={['rest', 'hover', 'focus']}
      variants={{
        'One field': { errors: [{ field: 'phone', message: 'Phone: enter 7 to 15 digits.' }] },
        'Several fields': {
          errors: [
            { field: 'email', message: 'Email: enter an address such as name@example.com.' },
            { field: 'supportType', message: 'Support type: choose one.' },
            { field: 'description', message: 'Description: tell us what happened.' },
          ],
        },
        'Without a field': {
          title: 'The report couldn’t be sent',
          errors: [{ message: 'The server is busy. Try again in a minute.' }],
        },
      }}
    >
      {(variant) => (
        // A form has only one summary, which takes the focus, so each variant here is separate.
        <div inert>
          <ErrorSummary {...variant} />
        </div>
      )}
    </Matrix>
  ),
}
