import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Patterns/Stepper',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const items = [
  { id: 'company', label: 'Company', description: 'Name and address' },
  { id: 'users', label: 'Users', description: 'People who can log in' },
  { id: 'review', label: 'Review' },
] as const

const failed = [
  items[0],
  { ...items[1], description: '2 addresses were rejected', status: 'failed' as const },
  items[2],
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={560}
        states={['rest', 'hover', 'focus']}
        variants={{ 'With links back': items, 'With links back, failed': failed }}
      >
        {(steps, _state, name) => <Stepper aria-label={name} items={steps} value="review" onChange={fn()} />}
      </Matrix>
      <Examples
        cellWidth={560}
        of={{
          'At the first step': <Stepper aria-label="At the first step" items={items} value="company" />,
          'Failed at the current step': (
            <Stepper aria-label="Failed at the current step" items={failed} value="users" />
          ),
          'All done': <Stepper aria-label="All done" items={items} value={null} />,
          Stacked: <Stepper aria-label="Stacked" items={items} value="users" orientation="vertical" />,
        }}
      />
    </>
  ),
}
