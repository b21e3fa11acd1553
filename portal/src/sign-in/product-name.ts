import { calls } from '@tessera/contract'
import { createContext, use } from 'react'
import { request, UNKNOWN_CALLER } from '../data/client.ts'
import { configInPage } from '../platform/config/config-in-page.ts'

/** What the portal is called when the configuration cannot be had. */
const DEFAULT_NAME = 'Scintilla'

/** The page does not wait for its name for longer. */
const PATIENCE = 3000

export const ProductName = createContext(DEFAULT_NAME)

/** What the portal is called, by its configuration: the page's own, else what the server answers. */
export async function loadProductName(): Promise<string> {
  const inPage = configInPage()
  if (inPage) return inPage.productName
  try {
    return (await request(UNKNOWN_CALLER, calls.config.config, undefined, { timeout: PATIENCE })).data.productName
  } catch {
    return DEFAULT_NAME
  }
}

/** What the portal is called. */
export function useProductName(): string {
  return use(ProductName)
}
