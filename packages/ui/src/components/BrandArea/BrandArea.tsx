import type { ReactNode, Ref } from 'react'
import { BrandStyle } from '../../internal/brand-style.tsx'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { besideOthers } from '../../internal/own-text.tsx'
import type { Brand } from '../../theme/brand.ts'
import * as styles from './BrandArea.css.ts'

export interface BrandAreaProps extends DOMProps {
  /** Made by `createBrand` of '@tessera/ui/brand', best once, outside the component. */
  brand: Brand
  /** For a page whose policy asks for one on styles; that of `UIProvider` by default. */
  nonce?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A part of a page in the colors of a brand of its own, in every theme. */
export function BrandArea({ brand, nonce, children, ref, ...rest }: BrandAreaProps) {
  return (
    <div {...domProps(rest)} ref={ref} data-brand={brand.name} className={styles.area}>
      <BrandStyle brand={brand} nonce={nonce} />
      {besideOthers(children)}
    </div>
  )
}
