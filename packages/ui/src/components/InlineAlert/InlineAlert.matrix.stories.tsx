import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const meta = {
  title: 'Feedback/InlineAlert',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={400}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={{ Info: 'info', Success: 'success', Warning: 'warning', Danger: 'danger' } as const}
      >
        {(tone) => (
          <InlineAlert
            tone={tone}
            title="Your access to Report Builder ends in 3 days"
            actions={<Link href="#access">My access</Link>}
            onDismiss={fn()}
          >
            Request more time before March 3 to keep your saved views.
          </InlineAlert>
        )}
      </Matrix>
      <Examples
        cellWidth={400}
        of={{
          Minimal: <InlineAlert tone="info">Today’s figures arrive tonight.</InlineAlert>,
          Dismissible: (
            <InlineAlert tone="success" onDismiss={fn()}>
              Your preferences are saved.
            </InlineAlert>
          ),
        }}
      />
    </>
  ),
}
