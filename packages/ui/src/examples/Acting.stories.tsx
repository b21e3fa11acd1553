import type { Meta, StoryObj } from '@storybook/react-vite'
import { Acting } from './Acting.tsx'

const meta = {
  title: 'Examples/Acting for a company',
  component: Acting,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Acting>

export default meta

export const ActingPage: StoryObj<typeof meta> = { name: 'Acting for a company' }
