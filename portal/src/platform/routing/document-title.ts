import { createContext, use, useEffect } from 'react'

/** Reports the title of the page's item to the shell; null for none. */
export const ItemTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Shows the title of an item before its page's title in the browser's title while the page is open. */
export function useItemTitle(title: string | undefined): void {
  const setTitle = use(ItemTitleContext)
  useEffect(() => {
    if (title === undefined) return undefined
    setTitle(title)
    return () => setTitle(null)
  }, [setTitle, title])
}
