import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { inlineIcon } from './inline-icon.ts'
import { oneScript } from './one-script.ts'

type Transform = (html: string) => string

function transformOf({ transformIndexHtml }: Plugin): Transform {
  return (typeof transformIndexHtml === 'object' ? transformIndexHtml.handler : transformIndexHtml) as Transform
}

const script = (name: string): string => `<script type="module" crossorigin src="/assets/${name}.js"></script>`
const ahead = (name: string): string => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`

it('a document runs the last of its scripts and asks for the others with it', () => {
  const html = transformOf(oneScript())(`<title>T</title>${script('react')}${script('core')}${script('shell')}`)
  expect(html).toBe(`<title>T</title>${ahead('react')}${ahead('core')}${script('shell')}`)
  expect(() => transformOf(oneScript())('<title>T</title>')).toThrow('one-script.ts')
})

it('a document brings its icon, so that nothing is asked for it', () => {
  const html = transformOf(inlineIcon())('<link rel="icon" type="image/svg+xml" href="/favicon.svg" />')
  expect(html).toMatch(/href="data:image\/svg\+xml,%3Csvg%20[^"<>\s]+%3C%2Fsvg%3E"/)
  expect(() => transformOf(inlineIcon())('<title>T</title>')).toThrow('inline-icon.ts')
})
