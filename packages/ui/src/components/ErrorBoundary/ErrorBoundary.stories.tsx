import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'
import { Broken } from './broken.fixture.tsx'
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx'

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { children: null, reference: 'R-20260219-0417' },
  // Keeps the console empty, because React logs caught errors there.
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  render: (args) => (
    <ErrorBoundary {...args} onRefresh={() => undefined}>
      <Broken />
    </ErrorBoundary>
  ),
} satisfies Meta<ErrorBoundaryProps>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithDetails: Story = { args: { showDetails: true } }
