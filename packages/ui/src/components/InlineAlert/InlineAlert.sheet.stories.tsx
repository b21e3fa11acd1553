import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const meta = {
  title: 'Feedback/InlineAlert',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <InlineAlert key={tone} tone={tone} title={<code>{`tone="${tone}"`}</code>}>
          What happened, why, and what to do next.
        </InlineAlert>
      ))}
      <Examples
        cellWidth={1200}
        of={{
          'Without a title': <InlineAlert tone="info">Figures of today follow tonight.</InlineAlert>,
          'Can be taken away': (
            <InlineAlert tone="success" onDismiss={fn()}>
              Your preferences are saved.
            </InlineAlert>
          ),
          'With everything': (
            <InlineAlert
              tone="warning"
              title="Your access to Report Builder ends in 3 days"
              actions={<Link href="#access">My access</Link>}
              onDismiss={fn()}
            >
              Ask for more time before March 3, so that your saved views are kept.
            </InlineAlert>
          ),
        }}
      />
    </Stack>
  ),
}
