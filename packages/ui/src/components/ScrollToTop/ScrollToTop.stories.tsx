import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollToTop } from './ScrollToTop.tsx'

const meta = {
  title: 'Shell/ScrollToTop',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { threshold: 200 },
  render: (args) => (
    <div style={{ minBlockSize: '300vh' }}>
      <ScrollToTop {...args} />
      <p>Scroll down to see the button.</p>
    </div>
  ),
} satisfies Meta<typeof ScrollToTop>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
