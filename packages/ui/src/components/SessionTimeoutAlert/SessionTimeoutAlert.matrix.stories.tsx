import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { SessionTimeoutAlert } from './SessionTimeoutAlert.tsx'

const meta = {
  title: 'Overlays/SessionTimeoutAlert',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const alert = { isOpen: true, endsAt: 119_000, now: () => 0, onExtend: fn(), onLogOut: fn(), onLogIn: fn() }

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        isFramed
        cellWidth={360}
        states={['rest', 'hover', 'focus', 'pressed', 'error', 'pending']}
        variants={{ 'About to end': alert }}
      >
        {(variant, { isPending, isInvalid }) => (
          <OpenOverlay>
            <SessionTimeoutAlert
              {...variant}
              isExtending={isPending}
              errorMessage={isInvalid && 'We couldn’t reach the server. Check your connection and try again.'}
            />
          </OpenOverlay>
        )}
      </Matrix>
      <Matrix
        isFramed
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={{ Ended: { ...alert, isEnded: true } }}
      >
        {(variant) => (
          <OpenOverlay>
            <SessionTimeoutAlert {...variant} />
          </OpenOverlay>
        )}
      </Matrix>
    </>
  ),
}

/** The dialog that a page opens. */
export const OverItsPage: StoryObj<typeof meta> = { render: () => <SessionTimeoutAlert {...alert} /> }
