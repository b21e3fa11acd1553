import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Layout/Card',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={280}
      of={{
        Raised: <Card>Raised</Card>,
        Flat: <Card elevation={0}>Flat</Card>,
        'With more space': <Card padding={8}>With more space</Card>,
      }}
    />
  ),
}
