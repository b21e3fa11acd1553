import type { Meta, StoryObj } from '@storybook/react-vite'
import Clock from 'lucide-react/icons/clock'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { TagList } from './TagList.tsx'

const meta = {
  title: 'Data/TagList',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const items = [
  { id: 'dana', label: 'dana@brightfoods.example' },
  { id: 'luis', label: 'luis@brightfoods.example' },
  { id: 'owner', label: 'The owner', isDisabled: true },
  { id: 'waits', label: 'ines@brightfoods.example', icon: <Icon of={Clock} /> },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={480}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ focus: '[role=row]:first-child' }}
        variants={{ Minimal: undefined, 'With help': 'They get the report on Mondays' }}
      >
        {(description) => <TagList label="Recipients" description={description} items={items} onRemove={fn()} />}
      </Matrix>
      <Examples
        cellWidth={480}
        of={{
          'Read-only': <TagList label="Recipients" items={items} />,
          'Without a label': <TagList label="Filters" isLabelHidden items={items.slice(0, 2)} onRemove={fn()} />,
          Empty: <TagList label="Recipients" items={[]} onRemove={fn()} />,
          'Empty, with a next step': (
            <TagList label="Recipients" items={[]} empty="No recipients yet. Choose who gets the report." />
          ),
        }}
      />
    </>
  ),
}
