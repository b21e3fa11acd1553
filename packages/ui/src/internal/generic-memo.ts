import { memo, type ReactNode } from 'react'

/** `memo` for a generic component, because React's own type drops the type parameters. */
export const genericMemo: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo
