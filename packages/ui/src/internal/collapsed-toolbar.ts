import { createContext, type RefObject } from 'react'
import type { LucideIcon } from 'lucide-react'

/** What a button of a toolbar is where one menu has all of them. */
export interface Tool {
  id: string
  label: string
  icon: LucideIcon
  /** A few letters, such as how far a job is. */
  text: string | undefined
  /** There is something new behind it. */
  hasDot: boolean
  onOpen: () => void
}

/** A toolbar with the room of a phone, whose buttons are rows of one menu. */
export interface CollapsedToolbar {
  /** Puts a row into the menu, or another in its place, until it is taken away by its id. */
  put: (tool: Tool) => void
  take: (id: string) => void
  /** What opens the menu, and stands for the buttons in it. */
  menuRef: RefObject<HTMLButtonElement | null>
}

export const ToolbarContext = createContext<CollapsedToolbar | null>(null)
