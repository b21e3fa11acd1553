import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      <p>
        Before you start, read the <Link href="#guide">guide for new suppliers</Link>.
      </p>
      <Link variant="standalone" href="#releases">
        Read release notes
      </Link>
      <Link variant="standalone" tone="muted" href="#privacy">
        Privacy Policy
      </Link>
      <Link variant="standalone" href="https://example.com/" target="_blank">
        Open the dashboard
      </Link>
    </Stack>
  ),
}
