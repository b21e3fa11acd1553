'use client'
import { Button } from '@tessera/ui'
import { lazy, Suspense, useState } from 'react'

const Dialog = lazy(() => import('@tessera/ui/dialog'))

export function Cancel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Cancel order
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog isOpen onOpenChange={setOpen} title="Cancel the order?">
            It cannot be taken back.
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
