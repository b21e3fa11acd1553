import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={150}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={{
        Off: { children: 'Email me' },
        On: { children: 'Email me', defaultSelected: true },
        'With everything': {
          children: 'Email me when a report is ready',
          description: 'No more than one a day',
          defaultSelected: true,
        },
        'Without visible text': { 'aria-label': 'Use compact rows' },
      }}
    >
      {(variant, state) => <Switch {...variant} {...state} />}
    </Matrix>
  ),
}
