import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { UIProvider } from './UIProvider.tsx'

const meta = {
  title: 'Shell/UIProvider',
  component: UIProvider,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { locale: 'en-US', theme: 'dark', children: null },
  render: (args, { globals }) => (
    <UIProvider {...args} locale={String(globals['locale'])}>
      <PasswordField label="Password" />
    </UIProvider>
  ),
} satisfies Meta<typeof UIProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
