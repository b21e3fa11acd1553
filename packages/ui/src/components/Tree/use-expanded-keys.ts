'use client'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { ancestorsOf, type TreeItem } from './tree-rows.ts'

interface ExpandedKeys {
  items: readonly TreeItem[]
  expandedKeys?: readonly string[]
  defaultExpandedKeys?: readonly string[]
  onExpandedChange?: (expandedKeys: readonly string[]) => void
  currentId?: string
}

const none: readonly string[] = []

/** Stores the expanded items; the ancestors of the current item expand once, when it becomes current. */
export function useExpandedKeys(given: ExpandedKeys) {
  const { items, expandedKeys, defaultExpandedKeys = none, onExpandedChange, currentId } = given
  const [initial] = useState(() => [...new Set([...defaultExpandedKeys, ...(ancestorsOf(items, currentId) ?? none)])])
  const [keys, setKeys] = useControlledState(expandedKeys, initial, onExpandedChange)
  const expanded = useMemo(() => new Set(keys), [keys])

  const expand = (ids: readonly string[]) => {
    const missing = ids.filter((id) => !expanded.has(id))
    if (missing.length > 0) setKeys([...keys, ...missing])
  }
  const collapse = (id: string) => setKeys(keys.filter((key) => key !== id))

  const revealed = useRef<string>(undefined)
  const expandAncestors = useEffectEvent(expand)
  useEffect(() => {
    if (revealed.current === currentId) return
    // Undefined until the item has loaded.
    const ancestors = ancestorsOf(items, currentId)
    if (!ancestors) return
    revealed.current = currentId
    expandAncestors(ancestors)
  }, [items, currentId])

  return { expanded, expand, collapse }
}
