import { Children, isValidElement, type ReactNode } from 'react'

/** Wraps each child of a list in an `li`, unless it is one. */
export const listItems = (children: ReactNode, className?: string) =>
  Children.map(children, (child) => {
    if (child === null || child === undefined || typeof child === 'boolean') return null
    return isValidElement(child) && child.type === 'li' ? child : <li className={className}>{child}</li>
  })

export const isList = (as: string) => as === 'ul' || as === 'ol'
