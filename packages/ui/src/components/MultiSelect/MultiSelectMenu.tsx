'use client'
import Search from 'lucide-react/icons/search'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fold } from '../../internal/fold.ts'
import { Icon } from '../../internal/icon.tsx'
import { isComposing, ignoreWhileComposing } from '../../internal/input-method.ts'
import { comboBoxProps, isLetter, rowAfter } from '../../internal/listbox.ts'
import * as option from '../../internal/option.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { fill, formsOf, plural } from '../../messages/format.ts'
import type { MultiSelectOption } from './multi-select-option.ts'
import * as styles from './MultiSelect.css.ts'
import { OptionList } from './OptionList.tsx'
import { isList } from './paste.ts'
import { PasteReport, type Pasted } from './PasteReport.tsx'
import { multiSelectMessages } from './messages.ts'

interface MultiSelectMenuProps {
  id: string
  labelledBy: string
  options: readonly MultiSelectOption[]
  selected: ReadonlySet<string>
  onChange: (add: string[], remove: string[]) => void
  /** Text typed on the closed field. */
  startWith: string
  /** Whether the search takes the focus; otherwise the popover does. */
  focusesSearch: boolean
  pasted: Pasted | undefined
  onPaste: (text: string) => void
}

/**
 * Returns the options whose label contains the search text, in any case and with or without accents. A code, which is
 * not visible, must match as a whole.
 */
function useFiltered(options: readonly MultiSelectOption[], search: string) {
  const titles = useMemo(() => options.map(({ label }) => fold(label)), [options])
  const codes = useMemo(() => options.map(({ code = '' }) => fold(code)), [options])
  return useMemo(() => {
    const wanted = fold(search.trim())
    if (wanted === '') return options
    return options.filter((_, index) => titles[index]?.includes(wanted) || codes[index] === wanted)
  }, [options, titles, codes, search])
}

/** Handles keys while the popover itself has the focus, as after touch on a device with a keyboard. */
function useKeysAround(menu: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void) {
  const handleKey = useEffectEvent(onKey)
  useEffect(() => {
    const around = menu.current?.parentElement
    const listen = (event: KeyboardEvent) => {
      if (event.target === around && !isComposing(event)) handleKey(event)
    }
    around?.addEventListener('keydown', listen)
    return () => around?.removeEventListener('keydown', listen)
  }, [menu])
}

export function MultiSelectMenu({
  id,
  labelledBy,
  options,
  selected,
  onChange,
  startWith,
  focusesSearch,
  pasted,
  onPaste,
}: MultiSelectMenuProps) {
  const messages = useMessages(multiSelectMessages)
  const { locale } = useLocale()
  const listId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => focusesSearch && input.current?.focus({ preventScroll: true }))
  useEffect(() => void begin(), [])
  const [search, setSearch] = useState(startWith)
  const [active, setActive] = useState(-1)
  const filtered = useFiltered(options, search)
  const usable = filtered.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id)

  const toggle = (id: string) => (selected.has(id) ? onChange([], [id]) : onChange([id], []))
  const move = (key: string) => {
    const next = rowAfter(key, active, filtered.length)
    if (next !== undefined) setActive(next)
    return next !== undefined
  }
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const current = filtered[active]
    if (event.key === 'Enter' && current && !current.isDisabled) toggle(current.id)
    if (move(event.key) || event.key === 'Enter') event.preventDefault()
  }
  useKeysAround(menu, (event) => {
    const isMove = move(event.key)
    if (isMove) event.preventDefault()
    // Typed text goes to the search field, which then has the focus.
    if (isMove || isLetter(event)) input.current?.focus({ preventScroll: true })
  })
  const found = fill(messages.shownOf, {
    shown: filtered.length.toLocaleString(locale),
    total: options.length.toLocaleString(locale),
  })

  return (
    <div ref={menu} id={id} className={styles.menu}>
      <div className={styles.search}>
        <span className={styles.searchIcon}>
          <Icon of={Search} />
        </span>
        <input
          type="search"
          {...comboBoxProps(listId, active, filtered.length > 0)}
          className={styles.searchInput}
          aria-label={messages.search}
          placeholder={messages.search}
          ref={input}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(target.value.trim() === '' ? -1 : 0)
          }}
          onKeyDownCapture={ignoreWhileComposing}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!isList(text)) return
            event.preventDefault()
            onPaste(text)
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button className={styles.action} onPress={() => onChange(usable, [])}>
          {messages.selectAll}
        </Button>
        <Button className={styles.action} onPress={() => onChange([], usable)}>
          {messages.clear}
        </Button>
        <output className={styles.count}>
          {search.trim() === '' ? plural(locale, selected.size, formsOf(messages, 'selected')) : found}
        </output>
      </div>
      <PasteReport pasted={pasted} />
      {filtered.length === 0 ? (
        <div className={option.list}>
          <div className={option.empty}>{messages.noMatches}</div>
        </div>
      ) : (
        <OptionList
          id={listId}
          labelledBy={labelledBy}
          options={filtered}
          selected={selected}
          active={active}
          onActiveChange={setActive}
          onToggle={toggle}
        />
      )}
    </div>
  )
}
