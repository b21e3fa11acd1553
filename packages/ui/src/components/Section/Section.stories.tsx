import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Select } from '../Select/Select.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Customer insights', children: <Text>Shopper Behavior and Customer Perception are here.</Text> },
  argTypes: { children: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
/** As in settings: the header beside the content, from 1024 px. */
export const Aside: Story = {
  args: {
    layout: 'aside',
    title: 'Preferences',
    description: 'Language and appearance, on all your devices.',
    children: (
      <Card>
        <Select
          label="Time zone"
          options={[{ id: 'America/Chicago', label: 'Chicago', description: 'Central Time' }]}
          defaultValue="America/Chicago"
        />
      </Card>
    ),
  },
}

export const WithActions: Story = {
  args: {
    title: 'Domains',
    size: 'large',
    description: 'People with an email address at these domains can request access.',
    actions: <Button>Add a domain</Button>,
    children: <Text>brightfoods.example</Text>,
  },
}
