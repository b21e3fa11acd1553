import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const samples = [
  ['nothing', 'No incidents yet', 'Issues you report are listed here with their replies.', 'Create an incident'],
  ['search', 'No users match “Tremblai”', 'Check the spelling, or search by email.', 'Clear search'],
  ['done', 'All users are verified', 'The next review opens on June 15.', undefined],
  ['locked', 'You don’t have Report Builder yet', 'Ask your administrator for access.', 'Request access'],
] as const

const captions = {
  nothing: 'Nothing here yet',
  search: 'Nothing found',
  done: 'All done',
  locked: 'No access yet',
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      of={Object.fromEntries(
        samples.map(([picture, title, text, action]) => [
          captions[picture],
          <Card key={picture} padding={0}>
            <EmptyState
              picture={picture}
              title={title}
              headingLevel={2}
              actions={action && <Button variant={picture === 'nothing' ? 'primary' : 'secondary'}>{action}</Button>}
            >
              {text}
            </EmptyState>
          </Card>,
        ]),
      )}
    />
  ),
}
