import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  // The hero's columns depend on the viewport, so the story has its own frame, wide enough for the mark.
  parameters: { docs: { story: { inline: false, height: '300px', scale: 0.7 } } },
  args: {
    title: 'Know your customer, know your supplier',
    description: 'Data products for people who plan, make and sell what’s on the shelf.',
    actions: null,
  },
  render: (args) => (
    <Hero
      {...args}
      actions={
        <ButtonLink variant="primary" size="large" href="#log-in">
          Log in
        </ButtonLink>
      }
    />
  ),
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
