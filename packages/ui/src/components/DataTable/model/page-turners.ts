import { Children, isValidElement, type ReactNode } from 'react'

const pageTurners = new Set<unknown>()

/** Notes a component that turns the pages of the table around it. */
export const notePageTurner = (component: unknown) => void pageTurners.add(component)

/** Whether one of these elements turns pages: a server, which runs no effects, learns it from them. */
export const hasPageTurner = (elements: ReactNode): boolean =>
  Children.toArray(elements).some(
    (element) =>
      isValidElement<{ children?: ReactNode }>(element) &&
      (pageTurners.has(element.type) || hasPageTurner(element.props.children)),
  )
