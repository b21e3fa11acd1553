import type { Brand } from '../theme/brand.ts'

interface BrandStyleProps {
  brand: Brand
  nonce: string | undefined
}

/** The stylesheet of a brand, which React puts into the head once, however often it is drawn. */
export const BrandStyle = ({ brand: { name, css }, nonce }: BrandStyleProps) => (
  <style href={`tessera-brand-${name}`} precedence="tessera-brand" nonce={nonce}>
    {css}
  </style>
)
