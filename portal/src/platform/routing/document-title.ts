import { createContext, use, useEffect } from 'react'

/** Tells the shell the title of the item that a page shows; null for none. */
export const ItemTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Puts the title of an item before that of its page in the browser's title, while the page shows it. */
export function useItemTitle(title: string | undefined): void {
  const tell = use(ItemTitleContext)
  useEffect(() => {
    if (title === undefined) return undefined
    tell(title)
    return () => tell(null)
  }, [tell, title])
}
