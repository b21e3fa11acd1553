import { calls } from '@tessera/contract'
import { createContext, use } from 'react'
import { request, UNKNOWN_CALLER } from '../data/client.ts'
import { configInPage } from '../platform/config/config-in-page.ts'

/** The portal's name without configuration. */
const DEFAULT_NAME = 'Scintilla'

/** The page does not wait for its name for longer. */
const PATIENCE = 3000

export const ProductName = createContext(DEFAULT_NAME)

/** The portal's name from its configuration: the page's own, otherwise the server's response. */
export async function loadProductName(): Promise<string> {
  const inPage = configInPage()
  if (inPage) return inPage.productName
  try {
    return (await request(UNKNOWN_CALLER, calls.config.config, undefined, { timeout: PATIENCE })).data.productName
  } catch {
    return DEFAULT_NAME
  }
}

/** The portal's name. */
export function useProductName(): string {
  return use(ProductName)
}
