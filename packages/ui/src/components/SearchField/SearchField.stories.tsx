import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, screen, userEvent, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Name or email', onSearch: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

const terms = ['Basket', 'Basket size', 'Basket share', 'Base price', 'Buyer']

function WithTerms(props: SearchFieldProps) {
  const [text, setText] = useState('')
  const found = terms
    .map((term) => t(term))
    .filter((term) => text !== '' && term.toLowerCase().includes(text.toLowerCase()))
  return (
    <SearchField
      {...props}
      value={text}
      onChange={setText}
      suggestions={found.map((term) => ({ id: term, label: term }))}
    />
  )
}

export const Suggestions: Story = {
  args: { label: 'Search the dictionary', placeholder: 'A term' },
  render: (args) => <WithTerms {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'a')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const WithoutVisibleLabel: Story = { args: { isLabelHidden: true, placeholder: 'Search 1,240 users' } }
