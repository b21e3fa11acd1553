import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as icons from '../entries/icons.ts'

const root = resolve(import.meta.dirname, '..')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !/\.(test|stories|sample)\.|^(docs|scenes)\//.test(path),
)
const drawn = (text: string) => [...text.matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name)

describe('icons', () => {
  it('are all that our own components draw', () => {
    const given = new Set(drawn(readFileSync(resolve(root, 'internal/icons.tsx'), 'utf8')))
    const missing = files
      .flatMap((path) => drawn(readFileSync(resolve(root, path), 'utf8')))
      .filter((name) => !given.has(name))
    expect(missing).toEqual([])
    expect(Object.keys(icons)).toHaveLength(given.size)
  })

  it.each(Object.entries(icons))('%s is hidden beside a word, and has a name where it stands alone', (_name, Icon) => {
    const { container, rerender } = render(<Icon data-part="row" />)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('svg')).toHaveAttribute('data-part', 'row')
    rerender(<Icon aria-label="Its meaning" size="large" />)
    expect(screen.getByRole('img', { name: 'Its meaning' })).toHaveAttribute('width', '1.5rem')
  })
})
