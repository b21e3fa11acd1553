import { useState } from 'react'
import { Button, Inline } from '../entries/index.ts'

/** A name in code that is copied on press. */
export function CopyName({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(name)
    setCopied(true)
  }
  return (
    <div className="copy-name">
      <Inline gap={2} wrap={false}>
        <Button variant="quiet" size="small" onPress={() => void copy()} aria-label={`Copy ${name}`}>
          <code>{name}</code>
        </Button>
        <output>{isCopied && 'Copied'}</output>
      </Inline>
    </div>
  )
}
