import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Select } from './Select.tsx'

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
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Department', options, isRequired: true },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  args: { defaultValue: 'toys' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const list = await screen.findByRole('listbox')
    await expect(list.offsetHeight).toBeLessThanOrEqual(224)
  },
}

export const Sections: Story = {
  args: {
    options: [
      { label: 'Food', options: options.filter(({ id }) => id === 'grocery' || id === 'pets') },
      { label: 'Everything else', options: options.filter(({ id }) => id !== 'grocery' && id !== 'pets') },
    ],
    defaultValue: 'toys',
    isClearable: true,
  },
}

export const BegunAnew: Story = {
  args: { name: 'department', defaultValue: 'toys' },
  render: (args) => (
    <form aria-label="Incident">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form')
    form.reset()
    await expect(new FormData(form).get('department')).toBe('toys')
  },
}

export const WithError: Story = { args: { errorMessage: 'Choose a department.' } }
