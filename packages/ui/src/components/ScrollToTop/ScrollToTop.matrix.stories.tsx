import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Viewport } from '../../docs/Viewport.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'

const meta = {
  title: 'Shell/ScrollToTop',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={240}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{ 'At the end of the page': 'A long page.' }}
    >
      {(text) => (
        <Viewport height={160}>
          <p style={{ padding: 16 }}>{text}</p>
          <ScrollToTop threshold={-1} />
        </Viewport>
      )}
    </Matrix>
  ),
}
