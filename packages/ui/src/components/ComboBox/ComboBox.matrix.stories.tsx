import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { OpenList } from '../../docs/OpenList.tsx'
import { ComboBox } from './ComboBox.tsx'

const meta = {
  title: 'Forms/ComboBox',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'bright', label: 'Bright Foods', description: '48221' },
  { id: 'nordic', label: 'Nordic Home', description: '51870' },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
        variants={{
          Empty: { label: 'Supplier', placeholder: 'Enter part of the name' },
          'With everything': {
            label: 'Supplier',
            isRequired: false,
            description: 'By name or number',
            defaultValue: 'bright',
          },
        }}
      >
        {(variant, state) => <ComboBox {...variant} {...state} options={options} />}
      </Matrix>
      <Examples
        isFramed
        of={{
          Open: <OpenList aria-label="Open" items={options} value="bright" />,
          'Open, nothing found': <OpenList aria-label="Nothing found" items={[]} />,
        }}
      />
    </>
  ),
}
