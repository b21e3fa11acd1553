import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ComboBox } from './ComboBox.tsx'

const options = [
  { id: 'electronics', label: 'Electronics', description: 'Televisions, audio, computers' },
  { id: 'toys', label: 'Toys' },
  { id: 'grocery', label: 'Grocery', description: 'Dry, fresh and frozen food' },
  { id: 'apparel', label: 'Apparel', isDisabled: true },
  { id: 'home', label: 'Home and garden' },
  { id: 'health', label: 'Health and personal care' },
  { id: 'sports', label: 'Sports and outdoors' },
  { id: 'pets', label: 'Pets' },
]

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Department', options, isRequired: true },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ro')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz')
    await screen.findByRole('listbox')
  },
}
