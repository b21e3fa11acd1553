import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { Viewport } from '../../docs/Viewport.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Shell/SkipLink',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

function Linked({ text }: { text: string }) {
  const id = useId()
  return (
    <Viewport height={120}>
      <SkipLink targetId={id} />
      <p id={id} style={{ marginBlockStart: 72, paddingInline: 16 }}>
        {text}
      </p>
    </Viewport>
  )
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix cellWidth={360} states={['rest', 'focus']} variants={{ 'First on its page': 'Press Tab to see the link.' }}>
      {(text) => <Linked text={text} />}
    </Matrix>
  ),
}
