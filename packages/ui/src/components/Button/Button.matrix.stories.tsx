import type { Meta, StoryObj } from '@storybook/react-vite'
import Check from 'lucide-react/icons/check'
import { Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Matrix
        cellWidth={200}
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'pending']}
        variants={
          {
            Primary: { variant: 'primary' },
            Secondary: { variant: 'secondary' },
            Quiet: { variant: 'quiet' },
            Danger: { variant: 'danger' },
            Small: { size: 'small' },
            Large: { size: 'large' },
            'With an icon': { icon: <Icon of={Check} /> },
          } as const
        }
      >
        {(variant, state) => (
          <Button {...variant} {...state}>
            Save changes
          </Button>
        )}
      </Matrix>
      <Button variant="primary" fullWidth>
        Full width
      </Button>
    </Stack>
  ),
}
