import { memo, type ReactNode } from 'react'

/** `memo` for a component that has type parameters, which React's own type of it forgets. */
export const genericMemo: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo
