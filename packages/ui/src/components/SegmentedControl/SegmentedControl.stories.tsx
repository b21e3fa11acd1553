import type { Meta, StoryObj } from '@storybook/react-vite'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { Icon } from '../../internal/icon.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    options: [
      { id: 'day', label: 'Day' },
      { id: 'week', label: 'Week' },
      { id: 'month', label: 'Month' },
    ],
    defaultValue: 'week',
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Icons: Story = {
  args: {
    label: 'View',
    isLabelHidden: true,
    options: [
      { id: 'list', label: 'List', icon: <Icon of={List} />, isLabelHidden: true },
      { id: 'tiles', label: 'Tiles', icon: <Icon of={LayoutGrid} />, isLabelHidden: true },
    ],
    defaultValue: 'list',
  },
}

export const InAForm: Story = {
  args: {
    description: 'Used to group the report',
    fullWidth: true,
    defaultValue: null,
    errorMessage: 'Choose a period.',
  },
}
