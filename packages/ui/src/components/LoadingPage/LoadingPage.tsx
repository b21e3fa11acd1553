'use client'
import type { Ref } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './LoadingPage.css.ts'

export interface LoadingPageProps {
  ref?: Ref<HTMLOutputElement>
}

/** Fills the window while the application starts; unseen for the first 300 ms. */
export function LoadingPage({ ref }: LoadingPageProps) {
  return (
    <output ref={ref} className={styles.page}>
      <Spinner size={40} />
    </output>
  )
}
