import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as icons from '../entries/icons.ts'

const root = resolve(import.meta.dirname, '..')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !/\.(test|stories|fixture)\.|^(docs|examples)\//.test(path),
)
const rendered = (text: string) => [...text.matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name)

describe('icons', () => {
  it('include all that our own components render', () => {
    const given = new Set(rendered(readFileSync(resolve(root, 'internal/icons.tsx'), 'utf8')))
    const missing = files
      .flatMap((path) => rendered(readFileSync(resolve(root, path), 'utf8')))
      .filter((name) => !given.has(name))
    expect(missing).toEqual([])
    expect(Object.keys(icons)).toHaveLength(given.size)
  })

  it('are hidden beside text, and have a name without text', () => {
    const all = Object.entries(icons)
    const { container, rerender } = render(all.map(([name, Icon]) => <Icon key={name} data-part={name} />))
    for (const [name] of all) {
      expect(container.querySelector(`svg[data-part=${name}]`), name).toHaveAttribute('aria-hidden', 'true')
    }
    rerender(all.map(([name, Icon]) => <Icon key={name} aria-label={name} size="large" />))
    for (const [name] of all) expect(screen.getByRole('img', { name })).toHaveAttribute('width', '1.5rem')
  })
})
