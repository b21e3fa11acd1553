import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

type Content = Pick<DialogProps, 'title' | 'children' | 'actions'>

const sparse: Content = { title: 'Access pending', children: 'Your request was sent. Access can take up to 2 days.' }

const dense: Content = {
  title: 'Add user',
  children: (
    <Stack gap={5}>
      <TextField label="First name" />
      <TextField label="Last name" />
      <TextField label="Email" type="email" description="We’ll send the invitation here." />
    </Stack>
  ),
}

const answers = (verb: string, isPending?: boolean) => (
  <>
    <Button isDisabled={isPending}>Cancel</Button>
    <Button variant="primary" isPending={isPending}>
      {verb}
    </Button>
  </>
)

const Open = (props: Omit<DialogProps, 'isOpen'>) => (
  <OpenOverlay>
    <Dialog {...props} isOpen />
  </OpenOverlay>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        isFramed
        cellWidth={400}
        states={['rest', 'hover', 'focus', 'pressed', 'pending']}
        variants={{ Minimal: { ...sparse, verb: 'Got it' }, 'With everything': { ...dense, verb: 'Add user' } }}
      >
        {({ verb, ...content }, { isPending }) => (
          <Open {...content} isPending={isPending} actions={answers(verb, isPending)} />
        )}
      </Matrix>
      <Examples
        isFramed
        cellWidth={400}
        of={{
          'Without buttons': <Open {...sparse} />,
          'Needs a response': (
            <Open role="alertdialog" size="small" title="Log out?" actions={answers('Log out')}>
              Your changes will be lost.
            </Open>
          ),
          'Too long': (
            <Open
              title="A question that’s too long to fit on one line on a phone or a tablet"
              actions={answers('Request access')}
            >
              {sparse.children}
            </Open>
          ),
        }}
      />
    </>
  ),
}

/** The dialog without a trigger, opened by the page. */
export const OverItsPage: StoryObj<typeof meta> = {
  render: () => (
    <Dialog isOpen onOpenChange={fn()} title="Access pending" actions={<Button variant="primary">Got it</Button>}>
      Your request for Report Builder was sent. Access can take up to 2 days.
    </Dialog>
  ),
}
