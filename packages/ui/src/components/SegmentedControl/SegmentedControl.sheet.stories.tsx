import type { Meta, StoryObj } from '@storybook/react-vite'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
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

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <SegmentedControl label="Period" options={periods} defaultValue="week" />
      <SegmentedControl label="Period" options={periods} description="None is chosen yet" isRequired={false} />
      <SegmentedControl label="Small" options={periods} defaultValue="day" size="small" />
      <SegmentedControl label="View" options={views} defaultValue="tiles" />
      <SegmentedControl
        label="View"
        options={views.map((view) => ({ ...view, isLabelHidden: true }))}
        defaultValue="list"
        isLabelHidden
      />
      <SegmentedControl label="Full width" options={periods} defaultValue="week" fullWidth />
      <SegmentedControl label="Wrong" options={periods} errorMessage="Choose a period." />
      <SegmentedControl label="Read only" options={periods} defaultValue="week" isReadOnly />
      <SegmentedControl label="Disabled" options={periods} defaultValue="week" isDisabled />
    </Stack>
  ),
}
