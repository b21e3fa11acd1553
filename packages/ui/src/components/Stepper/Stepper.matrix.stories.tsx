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
  { id: 'users', label: 'Users', description: 'Who may log in' },
  { id: 'review', label: 'Review' },
] as const

const failed = [items[0], { ...items[1], description: '2 addresses were refused', status: 'failed' as const }, items[2]]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={560}
        states={['rest', 'hover', 'focus']}
        variants={{ 'Leading back': items, 'Leading back, failed': failed }}
      >
        {(steps, _state, name) => <Stepper aria-label={name} items={steps} value="review" onChange={fn()} />}
      </Matrix>
      <Examples
        cellWidth={560}
        of={{
          'At the first': <Stepper aria-label="At the first" items={items} value="company" />,
          'Failed where one is': <Stepper aria-label="Failed where one is" items={failed} value="users" />,
          'All done': <Stepper aria-label="All done" items={items} value={null} />,
          'Below each other': (
            <Stepper aria-label="Below each other" items={items} value="users" orientation="vertical" />
          ),
        }}
      />
    </>
  ),
}
