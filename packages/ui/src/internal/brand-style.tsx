'use client'
import { use } from 'react'
import type { Brand } from '../theme/brand.ts'
import { NonceContext } from './nonce.ts'
import { useIsClient } from './use-is-client.ts'

interface BrandStyleProps {
  brand: Brand
  nonce: string | undefined
}

/** The stylesheet of a brand, which React adds to the head once, even if it renders several times. */
export function BrandStyle({ brand: { name, css }, nonce: own }: BrandStyleProps) {
  const shared = use(NonceContext)
  const nonce = own ?? shared
  const inBrowser = useIsClient()
  // React on the server omits the nonce of a style that it moves to the head.
  if (nonce && !inBrowser) {
    return (
      <style key="served" nonce={nonce}>
        {css}
      </style>
    )
  }
  // The key forces a new element, because React does not move a style from the body to the head.
  return (
    <style key="shared" href={`tessera-brand-${name}`} precedence="tessera-brand" nonce={nonce}>
      {css}
    </style>
  )
}
