import { createContext, type RefObject } from 'react'
import type { LucideIcon } from 'lucide-react'

/** A button of a toolbar, as a row of the menu that has all of them. */
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

/** A toolbar with the room of a phone: its buttons are rows of one menu. */
export interface CollapsedToolbar {
  /** Adds a row to the menu, or replaces the one with the same id. */
  addTool: (tool: Tool) => void
  removeTool: (id: string) => void
  /** The button that opens the menu; panels of the rows open at it. */
  menuRef: RefObject<HTMLButtonElement | null>
}

export const ToolbarContext = createContext<CollapsedToolbar | null>(null)
