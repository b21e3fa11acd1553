import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wrapTexts } from '../../internal/own-text.tsx'

export interface VisuallyHiddenProps extends DOMProps {
  children: ReactNode
  /** The HTML element: 'span' within text, 'div' around other elements, a heading for the outline. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'h4'
  ref?: Ref<HTMLElement>
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, as: Element = 'span', ref, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...domProps(rest)} ref={ref as Ref<never>} className={hiddenVisually}>
      {wrapTexts(children)}
    </Element>
  )
}
