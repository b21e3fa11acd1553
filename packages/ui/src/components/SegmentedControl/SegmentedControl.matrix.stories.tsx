import type { Meta, StoryObj } from '@storybook/react-vite'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Forms/SegmentedControl',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const periods = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month', isDisabled: true },
] as const

const views = [
  { id: 'list', label: 'List', icon: <Icon of={List} /> },
  { id: 'tiles', label: 'Tiles', icon: <Icon of={LayoutGrid} /> },
] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Matrix
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
        variants={
          {
            'One selected': { label: 'Period', options: periods, defaultValue: 'week' },
            'With everything': {
              label: 'View',
              description: 'None selected yet',
              isRequired: false,
              options: views,
            },
            'Small, icons only': {
              label: 'View',
              isLabelHidden: true,
              size: 'small',
              options: views.map((view) => ({ ...view, isLabelHidden: true })),
              defaultValue: 'list',
            },
          } as const
        }
      >
        {(variant, state) => <SegmentedControl {...variant} {...state} />}
      </Matrix>
      <SegmentedControl label="Full width" options={periods} defaultValue="week" fullWidth />
    </Stack>
  ),
}
