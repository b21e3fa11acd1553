import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { MultiSelect } from './MultiSelect.tsx'

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

const towns = ['Monterrey', 'Laval', 'Austin', 'Puebla', 'Gatineau']
const stores = Array.from({ length: 10_000 }, (_, index) => ({
  id: `store-${index + 1}`,
  label: `${towns[index % towns.length]} ${index + 1}`,
  code: String(100_000 + index),
}))

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Departments', options, isRequired: true },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
  await screen.findByRole('listbox')
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
}

export const Open: Story = { args: { defaultValues: ['electronics', 'toys', 'pets'] }, play: open }

export const Filtered: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('AR')
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('xyz')
  },
}

export const PastedList: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.paste(['Toys', 'Pets', 'Gardening', 'Home and garden'].map((name) => t(name)).join('\n'))
  },
}

export const TenThousandOptions: Story = {
  args: {
    label: 'Stores',
    options: stores,
    defaultValues: ['store-2', 'store-14', ...stores.slice(20, 32).map(({ id }) => id)],
  },
  play: open,
}
