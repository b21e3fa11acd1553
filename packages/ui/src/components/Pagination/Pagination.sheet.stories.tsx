import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const samples = [
  ['First of many', 1, 25, 1240],
  ['In the middle', 24, 25, 1240],
  ['Last', 50, 25, 1240],
  ['Many more', 1204, 10, 123_456],
  ['Few', 2, 10, 45],
  ['None', 1, 25, 0],
] as const

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      {samples.map(([label, page, pageSize, rowCount]) => (
        <Pagination
          key={label}
          aria-label={label}
          page={page}
          pageSize={pageSize}
          rowCount={rowCount}
          onChange={fn()}
        />
      ))}
    </Stack>
  ),
}
