import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { createToastQueue, type ToastMessage, type ToastQueue } from './toast-queue.ts'
import { Toast } from './Toast.tsx'

const deleted: ToastMessage = {
  tone: 'success',
  title: '3 users deleted',
  action: { label: 'Undo', onAction: () => undefined },
}
const stopped: ToastMessage = {
  tone: 'danger',
  title: 'The export stopped',
  description: 'The connection was lost after 1,240 rows.',
}
const messages: [string, ToastMessage][] = [
  ['Save', { tone: 'success', title: 'Your preferences are saved' }],
  ['Delete', deleted],
  ['Fail', stopped],
]

function Notices({ make }: { make: () => ToastQueue }) {
  const [queue] = useState(make)
  return (
    <>
      <Inline gap={2}>
        {messages.map(([label, message]) => (
          <Button key={label} onPress={() => queue.add(translated(message))}>
            {t(label)}
          </Button>
        ))}
      </Inline>
      <Toast queue={queue} />
    </>
  )
}

/** A notice that stays until it is closed. */
function oneFailure() {
  const queue = createToastQueue()
  queue.add(translated(stopped))
  return queue
}

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { queue: createToastQueue() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: () => <Notices make={createToastQueue} />,
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = { render: () => <Notices make={oneFailure} /> }

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('Fail') }))
    const notice = await canvas.findByText(t('The export stopped'))
    // Waits for the fade-in.
    await waitFor(() => expect(notice).toBeVisible(), { timeout: 5000 })
  },
}

function manyFailures() {
  const queue = createToastQueue()
  for (const name of ['Alba', 'Bruno', 'Carla', 'Diego', 'Diego', 'Elena']) {
    const title = t('{name} was not invited', { name })
    queue.add({ tone: 'danger', title, description: t('The mail server didn’t respond.') })
  }
  queue.add(translated(deleted))
  return queue
}

export const Many: Story = {
  render: function Notices() {
    const [queue] = useState(manyFailures)
    return <Toast queue={queue} />
  },
}

export const AtTheTop: Story = {
  render: function Notices() {
    const [queue] = useState(manyFailures)
    return <Toast queue={queue} placement="top end" />
  },
}

export const Tray: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('Delete') }))
    const title = await canvas.findByText(t('3 users deleted'))
    const [, dismiss] = within(title.closest('li') ?? document.body).getAllByRole('button')
    await userEvent.click(dismiss ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { expanded: false }))
    await expect(await canvas.findByRole('button', { name: t('Undo') })).toBeVisible()
  },
}
