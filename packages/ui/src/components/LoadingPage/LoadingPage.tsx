'use client'
import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './LoadingPage.css.ts'

export interface LoadingPageProps extends DOMProps {
  ref?: Ref<HTMLOutputElement>
}

/** A loading indicator that fills the window when the application starts; invisible for the first 300 ms. */
export function LoadingPage({ ref, ...rest }: LoadingPageProps) {
  return (
    <output {...domProps(rest)} ref={ref} className={styles.page}>
      <Spinner size="large" />
    </output>
  )
}
