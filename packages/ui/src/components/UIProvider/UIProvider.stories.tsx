import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { UIProvider } from './UIProvider.tsx'

const meta = {
  title: 'Shell/UIProvider',
  component: UIProvider,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { locale: 'fr-CA', theme: 'dark', children: null },
  render: (args) => (
    <UIProvider {...args}>
      <PasswordField label="Mot de passe" />
    </UIProvider>
  ),
} satisfies Meta<typeof UIProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
