import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Shell/SkipLink',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <>
      <SkipLink />
      <p id="main">Press Tab to see the link.</p>
    </>
  ),
}
