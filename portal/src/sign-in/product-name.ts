import { calls } from '@tessera/contract'
import { createContext, use } from 'react'
import { request, UNKNOWN_CALLER } from '../data/client.ts'
import { configInPage } from '../platform/config/config-in-page.ts'

/** The portal's name without configuration. */
const DEFAULT_NAME = 'Scintilla'

/** Milliseconds that the page waits for the name. */
const TIMEOUT_MS = 3000

export const ProductName = createContext(DEFAULT_NAME)

/** Returns the portal's name from the configuration in the page, otherwise from the server's response. */
export async function loadProductName(): Promise<string> {
  const inPage = configInPage()
  if (inPage) return inPage.productName
  try {
    return (await request(UNKNOWN_CALLER, calls.config.config, undefined, { timeout: TIMEOUT_MS })).data.productName
  } catch {
    return DEFAULT_NAME
  }
}

/** Returns the portal's name. */
export function useProductName(): string {
  return use(ProductName)
}
