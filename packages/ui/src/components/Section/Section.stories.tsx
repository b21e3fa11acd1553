import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Customer insights', children: <Text>Shopper Behavior and Customer Perception stand here.</Text> },
  argTypes: { children: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const WithActions: Story = {
  args: {
    title: 'Domains',
    size: 'large',
    description: 'People with an address of these domains may ask for access.',
    actions: <Button>Add a domain</Button>,
    children: <Text>brightfoods.example</Text>,
  },
}
