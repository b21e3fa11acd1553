import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale, PortalConfig, TenantCode } from '@tessera/contract'
import { escaped } from '../text/escape-html.ts'

/** The build's file with the prerendered pages, in every language and environment. */
export const PRERENDERED = 'prerendered.json'

/** Pages that the build can prerender, because they don't depend on the database. */
export type PrerenderedPage = 'landing' | 'signIn'

interface PrerenderedVariant {
  page: PrerenderedPage
  locale: Locale
  /** The tenant and kind of environment whose page looks like this; all of them when absent. */
  tenant?: TenantCode
  isProduction?: boolean
  html: string
  styles: string
}

/** A prerendered page with its critical CSS. */
export type PrerenderedHtml = Pick<PrerenderedVariant, 'html' | 'styles'>

interface PrerenderOptions {
  page: PrerenderedPage
  locale: Locale
  config: PortalConfig
  now: Date
}

/** Returns the prerendered page, if there is one. */
export type FindPrerendered = (options: PrerenderOptions) => PrerenderedHtml | undefined

/** Reads the prerendered pages; without them, a page is blank until its script runs. */
export async function readPrerenderedPages(portalDist: string): Promise<FindPrerendered> {
  const file = join(portalDist, PRERENDERED)
  const variants: PrerenderedVariant[] = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : []
  return ({ page, locale, config, now }) => {
    const rendered = variants.find(
      (each) =>
        each.page === page &&
        each.locale === locale &&
        (each.tenant ?? config.tenant) === config.tenant &&
        (each.isProduction ?? config.isProduction) === config.isProduction,
    )
    if (!rendered) return undefined
    const html = rendered.html
      .replaceAll('__YEAR__', String(now.getFullYear()))
      .replaceAll('__PRODUCT_NAME__', () => escaped(config.productName))
    return { html, styles: rendered.styles }
  }
}
