import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'
import { Broken } from './broken.fixture.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const meta = {
  title: 'Feedback/ErrorBoundary',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  render: () => (
    <ErrorBoundary reference="R-20260219-0417" onRefresh={() => undefined}>
      <Broken />
    </ErrorBoundary>
  ),
}
