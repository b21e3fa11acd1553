'use client'
import { use } from 'react'
import type { Brand } from '../theme/brand.ts'
import { NonceContext } from './nonce.ts'
import { useIsClient } from './use-is-client.ts'

interface BrandStyleProps {
  brand: Brand
  nonce: string | undefined
}

/** The stylesheet of a brand, which React puts into the head once, however often it is drawn. */
export function BrandStyle({ brand: { name, css }, nonce: own }: BrandStyleProps) {
  const shared = use(NonceContext)
  const nonce = own ?? shared
  const inBrowser = useIsClient()
  // A server's React leaves the nonce out of a style that it moves to the head.
  if (nonce && !inBrowser) {
    return (
      <style key="served" nonce={nonce}>
        {css}
      </style>
    )
  }
  // A new element by its key: React does not move one that is in the body to the head.
  return (
    <style key="shared" href={`tessera-brand-${name}`} precedence="tessera-brand" nonce={nonce}>
      {css}
    </style>
  )
}
