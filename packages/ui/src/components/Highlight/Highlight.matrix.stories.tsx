import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Highlight, type HighlightRange } from './Highlight.tsx'

const meta = {
  title: 'Data/Highlight',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const PARTS = {
  'At the start': [[0, 3]],
  'In the middle': [[4, 9]],
  'Several matches': [
    [0, 3],
    [10, 13],
  ],
  'No match': [],
} satisfies Record<string, HighlightRange[]>

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix states={['rest']} variants={PARTS}>
      {(ranges) => <Highlight ranges={ranges}>net_sales_amt</Highlight>}
    </Matrix>
  ),
}
