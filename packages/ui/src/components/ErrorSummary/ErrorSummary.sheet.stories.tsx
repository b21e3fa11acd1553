import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={1200}
      of={{
        'One field': <ErrorSummary errors={[{ field: 'phone', message: 'Phone: write 7 to 15 digits.' }]} />,
        'Without a field': (
          <ErrorSummary
            title="The report could not be sent"
            errors={[{ message: 'The server is busy. Try again in a minute.' }]}
          />
        ),
        'Several fields': (
          <ErrorSummary
            errors={[
              { field: 'email', message: 'Email: write an address such as name@example.com.' },
              { field: 'supportType', message: 'Support type: choose one.' },
              { field: 'description', message: 'Description: tell us what happened.' },
            ]}
          />
        ),
      }}
    />
  ),
}
