import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignIn } from './SignIn.tsx'

const meta = {
  title: 'Examples/Log in',
  component: SignIn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SignIn>

export default meta

export const SignInPage: StoryObj<typeof meta> = { name: 'Log in' }
