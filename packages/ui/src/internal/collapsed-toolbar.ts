import { createContext, type RefObject } from 'react'
import type { LucideIcon } from 'lucide-react'

/** A button of a toolbar as a row of its menu. */
export interface Tool {
  id: string
  label: string
  icon: LucideIcon
  /** A short text, such as the progress of a job. */
  text: string | undefined
  /** Whether its panel has something new. */
  hasDot: boolean
  onOpen: () => void
}

/** A toolbar on a phone, whose buttons are rows of one menu. */
export interface CollapsedToolbar {
  /** Adds a row to the menu, or replaces the one with the same id. */
  addTool: (tool: Tool) => void
  removeTool: (id: string) => void
  /** The button that opens the menu; the panels of the rows are positioned at it. */
  menuRef: RefObject<HTMLButtonElement | null>
}

export const ToolbarContext = createContext<CollapsedToolbar | null>(null)
