import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type LoadPanel, LoadedPanel } from './loaded-panel.tsx'

function Panel({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Close {title}
    </button>
  )
}
const panel: LoadPanel<{ title: string }> = async () => Panel

interface PageProps {
  isOpen: boolean
  load?: LoadPanel<{ title: string }>
  onClose?: () => void
}

function Page({ isOpen, load = panel, onClose = () => undefined }: PageProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={trigger} type="button">
        Columns
      </button>
      <button type="button">Ana</button>
      <LoadedPanel load={load} isOpen={isOpen} panel={{ title: 'columns' }} triggerRef={trigger} onClose={onClose} />
    </>
  )
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
const button = (name: string) => screen.getByRole('button', { name })

describe('a panel that loads from its own file', () => {
  it('renders after it loads, and returns the focus to its trigger when it closes', async () => {
    const { rerender } = render(<Page isOpen />)
    const inPanel = await screen.findByRole('button', { name: 'Close columns' })
    inPanel.focus()
    rerender(<Page isOpen={false} />)
    expect(inPanel).not.toBeInTheDocument()
    await waitFor(() => expect(button('Columns')).toHaveFocus())
  })

  it('does not move the focus when it closes if the focus is outside the panel', async () => {
    const { rerender } = render(<Page isOpen />)
    await screen.findByRole('button', { name: 'Close columns' })
    button('Ana').focus()
    rerender(<Page isOpen={false} />)
    await nextFrame()
    expect(button('Ana')).toHaveFocus()
  })

  it('loads nothing before it opens', () => {
    const load = vi.fn(panel)
    render(<Page isOpen={false} load={load} />)
    expect(load).not.toHaveBeenCalled()
  })

  it('closes if it fails to load, and reports the reason to the application', async () => {
    const report = vi.fn<(reason: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const onClose = vi.fn<() => void>()
    const reason = new Error('The file is gone.')
    render(<Page isOpen load={() => Promise.reject(reason)} onClose={onClose} />)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(report).toHaveBeenCalledExactlyOnceWith(reason)
    vi.unstubAllGlobals()
  })
})
