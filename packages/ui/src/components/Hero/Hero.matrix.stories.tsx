import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Patterns/Hero',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Hero
      title="Know your customer, know your supplier"
      description="Data products for people who plan, make and sell what’s on the shelf."
      actions={
        <ButtonLink variant="primary" size="large" href="#log-in">
          Log in
        </ButtonLink>
      }
    />
  ),
}
