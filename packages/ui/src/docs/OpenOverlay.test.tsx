import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Popover } from '../components/Popover/Popover.tsx'
import { SidePanel } from '../components/SidePanel/SidePanel.tsx'
import { OpenOverlay } from './OpenOverlay.tsx'

it('several overlays are open and inert inside a page, which stays visible and scrollable', () => {
  render(
    <>
      <Button>Save</Button>
      <OpenOverlay>
        <Dialog isOpen title="Access pending">
          Soon
        </Dialog>
        <Dialog isOpen title="Add user">
          Who
        </Dialog>
        <Popover isOpen trigger={<Button>Filters</Button>} title="Filter users">
          Fields
        </Popover>
        <SidePanel isOpen title="Net sales amount">
          Definition
        </SidePanel>
      </OpenOverlay>
    </>,
  )
  const names = ['Access pending', 'Add user', 'Filter users', 'Net sales amount']
  for (const name of names) {
    const opened = screen.getByRole('dialog', { name })
    expect(opened.closest('[inert]')).not.toBeNull()
    expect(opened.closest('[aria-hidden]')).toBeNull()
  }
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-side-panel')
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})
