import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { UIProvider } from './UIProvider.tsx'

const meta = {
  title: 'Shell/UIProvider',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: (_args, { globals }) => (
    <UIProvider locale={String(globals['locale'])} theme="dark">
      <Card>
        <PasswordField label="Password" />
      </Card>
    </UIProvider>
  ),
}
