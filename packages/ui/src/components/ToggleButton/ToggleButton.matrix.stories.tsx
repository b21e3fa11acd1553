import type { Meta, StoryObj } from '@storybook/react-vite'
import Pin from 'lucide-react/icons/pin'
import { Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={160}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={
        {
          Off: {},
          On: { defaultSelected: true },
          'Quiet, off': { variant: 'quiet' },
          'Quiet, on': { variant: 'quiet', defaultSelected: true },
          Small: { size: 'small', defaultSelected: true },
          Large: { size: 'large', defaultSelected: true },
          'With an icon': { icon: <Icon of={Pin} />, defaultSelected: true },
        } as const
      }
    >
      {(variant, state) => (
        <Inline gap={2}>
          <ToggleButton {...variant} {...state}>
            Details
          </ToggleButton>
          {'icon' in variant && <ToggleButton icon={variant.icon} defaultSelected {...state} aria-label="Pin" />}
        </Inline>
      )}
    </Matrix>
  ),
}
