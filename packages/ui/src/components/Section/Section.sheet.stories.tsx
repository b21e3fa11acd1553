import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const description = 'People with an address of these domains may ask for access to the company.'

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={10}>
      {(['small', 'medium', 'large', 'xlarge'] as const).map((size) => (
        <Section key={size} title={<code>{`size="${size}"`}</code>} size={size} description={description}>
          <Text>brightfoods.example</Text>
        </Section>
      ))}
      <Section title="Domains" actions={<Button>Add a domain</Button>}>
        <Card>brightfoods.example</Card>
      </Section>
      <Card padding={6}>
        <Section title="On a card" size="large" description={description} gap={5} actions={<Button>Change</Button>}>
          <Text>brightfoods.example</Text>
        </Section>
      </Card>
    </Stack>
  ),
}
