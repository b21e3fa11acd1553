import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Surface } from '../../docs/Surface.tsx'
import { MultiSelectMenu } from './MultiSelectMenu.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  title: 'Forms/MultiSelect',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const SECOND = '[role=option]:nth-child(2), button:first-child'

const names = [
  'Electronics',
  'Toys',
  'Grocery',
  'Apparel',
  'Health, personal care, beauty and everything else sold with them',
  'Home and garden',
  'Sports',
  'Pets',
]
const options = names.map((label, index) => ({ id: String(index + 1), label, isDisabled: label === 'Apparel' }))

const idOf = (name: string) => `departments-${name.replaceAll(/\W+/g, '-')}`

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'disabled', 'error']}
        variants={
          {
            Empty: { label: 'Departments' },
            'With everything': {
              label: 'Departments',
              isRequired: false,
              description: 'Paste a list of names or codes to choose many',
              defaultValues: options.map(({ id }) => id),
            },
          } as const
        }
      >
        {(variant, state) => <MultiSelect {...variant} {...state} options={options} />}
      </Matrix>
      <Examples
        of={{
          'One selected': <MultiSelect label="Departments" options={options} defaultValues={['1']} />,
          'Too long': <MultiSelect label="Departments" options={options} defaultValues={['5', '6', '7']} />,
        }}
      />
      <Matrix
        isFramed
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ hover: SECOND, focus: SECOND, pressed: SECOND }}
        variants={{ Open: ['1', '3'] }}
      >
        {(chosen, _state, name) => (
          <Surface kind="list">
            <span id={idOf(name)} hidden>
              {name}
            </span>
            <MultiSelectMenu
              id={`${idOf(name)}-menu`}
              labelledBy={idOf(name)}
              options={options}
              selected={new Set(chosen)}
              onChange={fn()}
              startWith=""
              focusesSearch={false}
              pasted={undefined}
              onPaste={fn()}
            />
          </Surface>
        )}
      </Matrix>
    </>
  ),
}
