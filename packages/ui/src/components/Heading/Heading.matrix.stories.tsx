import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Layout/Heading',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="display">
        Display, for a landing page
      </Heading>
      <Heading level={2} size="xlarge">
        Extra large, a page title
      </Heading>
      <Heading level={3} size="large">
        Large, a page message
      </Heading>
      <Heading level={4} size="medium">
        Medium, a section
      </Heading>
      <Heading level={5} size="small">
        Small, a card
      </Heading>
    </Stack>
  ),
}
