import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profile } from './Profile.tsx'

const meta = {
  title: 'Examples/Profile',
  component: Profile,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Profile>

export default meta

export const ProfilePage: StoryObj<typeof meta> = { name: 'Profile' }
