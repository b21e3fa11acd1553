import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollToTop } from './ScrollToTop.tsx'

const meta = {
  title: 'Shell/ScrollToTop',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minBlockSize: '200vh' }}>
      <ScrollToTop threshold={-1} />
      <p>A long page.</p>
    </div>
  ),
}
