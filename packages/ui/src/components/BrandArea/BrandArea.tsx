import type { ReactNode, Ref } from 'react'
import { BrandStyle } from '../../internal/brand-style.tsx'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import type { Brand } from '../../theme/brand.ts'
import * as styles from './BrandArea.css.ts'

export interface BrandAreaProps extends DOMProps {
  /** Made by `createBrand` of '@tessera/ui/brand'; create it once, outside the component. */
  brand: Brand
  /** The nonce for pages whose policy requires one for styles; the nonce of `UIProvider` by default. */
  nonce?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A part of a page in the colors of another brand, in every theme. */
export function BrandArea({ brand, nonce, children, ref, ...rest }: BrandAreaProps) {
  return (
    <div {...domProps(rest)} ref={ref} data-brand={brand.name} className={styles.area}>
      <BrandStyle brand={brand} nonce={nonce} />
      {wrapOwnText(children)}
    </div>
  )
}
