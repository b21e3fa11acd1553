import type { ProductCode } from '@tessera/contract'

/** What is said of one product in one language. */
export interface ProductTexts {
  title: string
  description: string
  footer: string
  learnTitle: string
  learnDescription: string
  keyNotes: string[]
  subText: string
}

/** What is said of every product in one language. */
export type ProductCatalogue = Readonly<Record<ProductCode, ProductTexts>>
