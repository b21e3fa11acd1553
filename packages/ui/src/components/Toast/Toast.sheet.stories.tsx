import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { translated } from '../../samples/translated.ts'
import { createToastQueue, type ToastMessage } from './toast-queue.ts'
import { Toast } from './Toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta

export default meta

const nothing = () => undefined

const deleted: ToastMessage = {
  tone: 'success',
  title: '3 users deleted',
  action: { label: 'Undo', onAction: nothing },
}
const messages: readonly ToastMessage[] = [
  { tone: 'danger', title: 'The export stopped', description: 'The connection was lost after 1,240 rows.' },
  {
    tone: 'warning',
    title: '2 of 25 users were left out',
    description: 'They belong to another company.',
    action: { label: 'Show them', onAction: nothing },
  },
]

function filledQueue() {
  const queue = createToastQueue()
  queue.close(queue.add(translated(deleted)))
  for (const message of messages) queue.add(translated(message))
  return queue
}

function Filled() {
  const [queue] = useState(filledQueue)
  return <Toast queue={queue} />
}

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minBlockSize: '420px' }}>
      <Filled />
    </div>
  ),
}
