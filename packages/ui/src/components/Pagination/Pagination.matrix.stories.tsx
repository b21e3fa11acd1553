import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const cases = [
  ['First of many', 1, 25, 1240],
  ['Last', 50, 25, 1240],
  ['Many more', 1204, 10, 123_456],
  ['Few', 2, 10, 45],
  ['None', 1, 25, 0],
] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={760}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={{ 'In the middle': { page: 24, pageSize: 25, rowCount: 1240 } }}
      >
        {(variant, _state, name) => <Pagination {...variant} aria-label={name} onChange={fn()} />}
      </Matrix>
      <Examples
        cellWidth={760}
        of={Object.fromEntries(
          cases.map(([name, page, pageSize, rowCount]) => [
            name,
            <Pagination
              key={name}
              aria-label={name}
              page={page}
              pageSize={pageSize}
              rowCount={rowCount}
              onChange={fn()}
            />,
          ]),
        )}
      />
    </>
  ),
}
