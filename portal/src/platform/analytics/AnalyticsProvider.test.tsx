import type { AnalyticsEvent } from '@tessera/contract'
import { API_BASE, calls } from '@tessera/contract'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { CallerScope } from '../../data/caller.tsx'
import { loadFirstLanguage } from '../../messages/catalogs.ts'
import { FakeServer } from '../../test/server.ts'
import { LanguageProvider, useLanguage } from '../locale/language.tsx'
import { useAnalytics } from './analytics.ts'
import { AnalyticsProvider } from './AnalyticsProvider.tsx'

function Download(): ReactNode {
  const analytics = useAnalytics()
  const { locale, change } = useLanguage()
  return (
    <>
      <p>{locale}</p>
      <button onClick={() => analytics.track('download', {})}>Download</button>
      <button onClick={() => void change('fr-CA')}>Français</button>
    </>
  )
}

const press = (name: string): Promise<void> => act(async () => screen.getByRole('button', { name }).click())

it('ANL-01 I18N-03 each event has the language in which it happened, and waiting events are sent when the page unloads', async () => {
  const server = new FakeServer().answers(calls.analytics.events, undefined)
  const sent = (): string[] =>
    server
      .requested(calls.analytics.events)
      .flatMap(({ body }) => (body as { events: AnalyticsEvent[] }).events)
      .map(({ name, locale }) => `${name} ${locale}`)
  const { unmount } = render(
    <LanguageProvider initial={await loadFirstLanguage('en-US')}>
      <CallerScope apiBase={API_BASE}>
        <AnalyticsProvider>
          <Download />
        </AnalyticsProvider>
      </CallerScope>
    </LanguageProvider>,
  )
  await press('Download')
  window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual(['download en-US'])
  await press('Français')
  await screen.findByText('fr-CA')
  await press('Download')
  expect(sent()).toHaveLength(1)
  unmount()
  expect(sent()).toEqual(['download en-US', 'download fr-CA'])
})
