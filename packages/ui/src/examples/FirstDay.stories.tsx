import type { Meta, StoryObj } from '@storybook/react-vite'
import { FirstDay } from './FirstDay.tsx'

const meta = {
  title: 'Examples/First day',
  component: FirstDay,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof FirstDay>

export default meta

export const FirstDayPage: StoryObj<typeof meta> = { name: 'First day' }
