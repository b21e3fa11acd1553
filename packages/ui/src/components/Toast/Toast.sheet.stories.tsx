import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToastQueue } from './toast-queue.ts'
import { Toast } from './Toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta

export default meta

const nothing = () => undefined

function filledQueue() {
  const queue = createToastQueue()
  queue.close(queue.add({ tone: 'success', title: '3 users deleted', action: { label: 'Undo', onAction: nothing } }))
  queue.add({ tone: 'danger', title: 'The export stopped', description: 'The connection was lost after 1,240 rows.' })
  queue.add({
    tone: 'warning',
    title: '2 of 25 users were left out',
    description: 'They belong to another company.',
    action: { label: 'Show them', onAction: nothing },
  })
  return queue
}

const queue = filledQueue()

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minBlockSize: '420px' }}>
      <Toast queue={queue} />
    </div>
  ),
}
