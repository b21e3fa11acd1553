import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { OpenList } from '../../docs/OpenList.tsx'
import { Select } from './Select.tsx'

const meta = {
  title: 'Forms/Select',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const SECOND = '[role=option]:nth-child(2)'

const options = [
  { id: 'electronics', label: 'Electronics', description: 'Televisions, audio, computers' },
  { id: 'toys', label: 'Toys' },
  { id: 'pets', label: 'Pets', isDisabled: true },
  { id: 'long', label: 'Health, personal care, beauty, optical and everything else sold with them' },
]

const sections = [
  { label: 'At home', options: [{ id: 'toys', label: 'Toys' }] },
  { label: 'Coming soon', options: [{ id: 'sports', label: 'Sports', description: 'Summer and winter' }] },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'error']}
        on={{ focus: '[aria-haspopup]' }}
        variants={{
          Empty: { label: 'Department' },
          'With everything': {
            label: 'Department',
            isRequired: false,
            description: 'Where the item is sold',
            isClearable: true,
            defaultValue: 'electronics',
          },
        }}
      >
        {(variant, state) => <Select {...variant} {...state} options={options} />}
      </Matrix>
      <Examples
        of={{
          'Too long': (
            <Select
              label="Department with a name that’s too long for its field"
              options={options}
              defaultValue="long"
            />
          ),
        }}
      />
      <Matrix
        isFramed
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ hover: SECOND, focus: SECOND, pressed: SECOND }}
        variants={{ Open: 'electronics' }}
      >
        {(value, _state, name) => <OpenList aria-label={name} items={options} value={value} />}
      </Matrix>
      <Examples
        isFramed
        of={{
          'Open, in sections': <OpenList aria-label="In sections" items={sections} value="toys" />,
          'Open, no options': <OpenList aria-label="No options" items={[]} />,
        }}
      />
    </>
  ),
}
