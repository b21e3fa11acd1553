import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Viewport } from '../../docs/Viewport.tsx'
import { translated } from '../../story-texts/translated.ts'
import { Notice } from './Notice.tsx'
import { createToastQueue, type ToastMessage } from './toast-queue.ts'
import * as styles from './Toast.css.ts'
import { Toast } from './Toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined

const saved: ToastMessage = { tone: 'info', title: 'Your preferences are saved' }
const deleted: ToastMessage = {
  tone: 'success',
  title: '3 users deleted',
  action: { label: 'Undo', onAction: nothing },
}
const stopped: ToastMessage = {
  tone: 'danger',
  title: 'The export stopped',
  description: 'The connection was lost after 1,240 rows.',
}
const leftOut: ToastMessage = {
  tone: 'warning',
  title: '2 of 25 users were skipped',
  description: 'They belong to another company.',
  action: { label: 'Show them', onAction: nothing },
}

function filledQueue() {
  const queue = createToastQueue()
  queue.close(queue.add(translated(deleted)))
  for (const message of [stopped, leftOut]) queue.add(translated(message))
  return queue
}

function Filled() {
  const [queue] = useState(filledQueue)
  return <Toast queue={queue} />
}

const idOf = (name: string) => name.replaceAll(/[^\p{L}\d]+/gu, '-')

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={{
          Minimal: { ...saved, count: 1 },
          Success: { ...deleted, count: 1 },
          Warning: { ...leftOut, count: 1 },
          Danger: { ...stopped, count: 3 },
        }}
      >
        {(notice, _state, name) => (
          <ol className={styles.list}>
            <Notice entry={{ ...notice, id: idOf(name) }} isHeld onClose={nothing} onAction={nothing} />
          </ol>
        )}
      </Matrix>
      <Examples
        cellWidth={480}
        of={{
          'In their corner': (
            <Viewport height={400}>
              <Filled />
            </Viewport>
          ),
        }}
      />
    </>
  ),
}
