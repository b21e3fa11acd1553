import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Shell/Logo',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={200}
      of={{
        small: <Logo name="Scintilla" />,
        medium: <Logo name="Scintilla" size="medium" />,
        large: <Logo name="Tessera" size="large" />,
      }}
    />
  ),
}
