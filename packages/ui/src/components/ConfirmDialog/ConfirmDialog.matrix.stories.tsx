import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Question } from './Question.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined

const block = {
  tone: 'danger',
  confirmLabel: 'Block',
  names: ['Ana Castillo', 'Bruno Haddad', 'Carla Brown'],
  count: 25,
  title: 'Block these users?',
  children: <p>They’ll be logged out immediately. You can unblock them for 90 days.</p>,
} as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      isFramed
      cellWidth={360}
      states={['rest', 'hover', 'focus', 'pressed', 'error', 'pending']}
      variants={
        {
          Minimal: { title: 'Unblock Ana Castillo?', confirmLabel: 'Unblock' },
          'With everything': block,
        } as const
      }
    >
      {(variant, { isPending, isInvalid }) => (
        <OpenOverlay>
          <Question
            {...variant}
            isOpen
            onOpenChange={nothing}
            onConfirm={nothing}
            isPending={isPending}
            failure={isInvalid && 'The server is busy. Try again in a minute.'}
          />
        </OpenOverlay>
      )}
    </Matrix>
  ),
}

/** The dialog without a trigger, opened by the page. */
export const OverItsPage: StoryObj<typeof meta> = {
  render: () => <ConfirmDialog {...block} isOpen onOpenChange={fn()} onConfirm={fn()} />,
}
