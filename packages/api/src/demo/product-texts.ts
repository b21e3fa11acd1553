import type { ProductCode } from '@tessera/contract'

/** One product's texts in one language. */
export interface ProductTexts {
  title: string
  description: string
  footer: string
  learnTitle: string
  learnDescription: string
  keyNotes: string[]
  subText: string
}

/** All products' texts in one language. */
export type ProductCatalog = Readonly<Record<ProductCode, ProductTexts>>
