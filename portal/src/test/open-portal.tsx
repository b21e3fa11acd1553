import type { PortalConfig, ProductTile, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { render } from '@testing-library/react'
import { App } from '../App.tsx'
import type { AnswerCache } from '../data/hydrate-swr-cache.ts'
import type { PortalLocale } from '../messages/catalogs.ts'
import { loadFirstLanguage } from '../messages/catalogs.ts'
import { OwnCache } from './own-cache.tsx'
import { CONFIG, SIGNED_IN } from './people.ts'
import { FakeServer } from './server.ts'

interface Visit {
  /** If absent, the URL and its history stay, as after a reload. */
  path?: string
  server: FakeServer
  locale?: PortalLocale
  /** Data before the first render; an empty cache by default. */
  answers?: AnswerCache
}

/** A server for anonymous visitors: configuration, no banners, no session. */
export function anonymousServer(): FakeServer {
  return new FakeServer()
    .answers(calls.config.config, CONFIG)
    .answers(calls.banners.list, [])
    .answers(calls.products.learn, [])
    .answers(calls.analytics.events, undefined)
    .answers(calls.session.logout, undefined)
    .refuses(calls.session.authStatus, 401, 'MISSING_TOKEN')
}

/** A server with one signed-in user and these products. */
export function serverFor(person: UserContext, products: ProductTile[] = []): FakeServer {
  return anonymousServer()
    .answers(calls.session.authStatus, { ...SIGNED_IN, loginId: person.login_id })
    .answers(calls.session.userContext, person)
    .answers(calls.products.list, products)
    .answers(calls.tableViews.list, [])
    .answers(calls.access.overview, { products: [], requests: [], administrators: [] })
}

/** Writes the portal's configuration into the document, as the server does. */
export function embedConfig(config: Partial<PortalConfig>): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'config'
  block.textContent = JSON.stringify(config)
  document.head.append(block)
}

/** Opens the whole portal at a path, with its own cache. */
export async function openPortal({ path, locale = 'en-US', answers }: Visit): Promise<void> {
  if (path !== undefined) window.history.replaceState(null, '', path)
  const language = await loadFirstLanguage(locale)
  render(<App language={language} answers={answers} />, { wrapper: OwnCache })
}
