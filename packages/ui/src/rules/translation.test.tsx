import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { fixtures } from './component-fixtures.ts'
import { translatePage, pageText } from './translated-page.ts'

/** Components without text of their own, which only contain the application's. */
const isHolder = (name: string) => fixtures[name]?.draws === 'content'

describe.each(Object.keys(fixtures).filter((name) => !isHolder(name)))('%s', (name) => {
  const draw = (locale: string) => <UIProvider locale={locale}>{fixtures[name]?.use(() => undefined)}</UIProvider>

  it.each(['replaced', 'moved'] as const)('keeps no old text on a translated page with %s nodes', (how) => {
    const untranslated = render(draw('fr-CA'))
    const expected = pageText()
    untranslated.unmount()

    const page = render(draw('en-US'))
    translatePage(how)
    page.rerender(draw('fr-CA'))
    expect(pageText()).toBe(expected)
    translatePage(how)
    page.unmount()
  })
})
