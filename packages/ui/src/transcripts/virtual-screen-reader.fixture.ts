import { virtual } from '@guidepup/virtual-screen-reader'
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { TranscriptStep } from './transcript-text.ts'

const LIVE = /^(polite|assertive):\s*(.*)$/
const noCondition = (): unknown => undefined

/** A deferred update renders in the next frame, and its effects in the one after. */
async function twoFrames() {
  for (const _ of [1, 2]) await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
}

/** Returns the live region of a node, or the node itself. */
const liveRegionOf = (node: Node): Node =>
  (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert], output') ??
  node

/** Returns a change inside each added alert, because the screen reader only notices changes inside an alert. */
function alertsOf({ addedNodes }: MutationRecord): MutationRecord[] {
  const elements = [...addedNodes].filter((node) => node instanceof Element)
  const alerts = elements.flatMap((each) => [...(each.parentElement?.querySelectorAll('[role=alert]') ?? [])])
  return alerts
    .filter((alert) => elements.some((each) => each.contains(alert)))
    .map((target) => ({
      type: 'childList',
      target,
      addedNodes: target.childNodes,
      removedNodes: document.createDocumentFragment().childNodes,
      attributeName: null,
      attributeNamespace: null,
      nextSibling: null,
      oldValue: null,
      previousSibling: null,
    }))
}

/** Announces an atomic live region once, even if many of its nodes change together. */
class OncePerRegion extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      const all = records.flatMap((record) => [record, ...alertsOf(record)])
      const regions = all.map(({ target }) => liveRegionOf(target))
      const isFirst = (target: Node, index: number) => !regions.slice(0, index).includes(liveRegionOf(target))
      callback(
        all.filter(({ target }, index) => target.isConnected && isFirst(target, index)),
        observer,
      )
    })
  }
}

/** Computes the style of each kind of element once: without a stylesheet, the same markup has the same style. */
function cacheStyles() {
  const real = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const kind = `${element.localName} ${element.getAttribute('style')} ${element.hasAttribute('hidden')} ${pseudo}`
    // An overlay without a position yet hides its content.
    if (element.closest('[style*=visibility]')) return real(element)
    const style = known.get(kind) ?? real(element)
    known.set(kind, style)
    return style
  })
}

/** The screen reader reads the `checked` attribute, but React only sets the property. */
function writeChecked() {
  for (const box of document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    box.toggleAttribute('checked', box.checked && !box.indeterminate)
    box.toggleAttribute('aria-checked', box.indeterminate)
    box.toggleAttribute('indeterminate', box.indeterminate)
  }
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Text between the marks is the page's own; the rest is the screen reader's. */
const marked = (phrase: string, own: string) => (own ? phrase.replace(own, () => `‹${own}›`) : phrase)

/** Whether a phrase names a container that the focus has just entered. */
function isWayIn(phrase: string, from: Element | null) {
  const [role] = /^(?:dialog|alertdialog|menu|listbox|grid)\b/.exec(phrase) ?? []
  const around = role && document.activeElement?.closest(`[role=${role}]`)
  return around ? !around.contains(from) : false
}

const hasFocus = () => expect(document.activeElement === virtual.activeNode).toBe(true)

/** A screen reader on the page, and a user who presses keys and types. */
export class ScreenReader {
  steps: TranscriptStep[] = []

  async start() {
    this.steps = []
    cacheStyles()
    document.addEventListener('change', writeChecked)
    await this.#begin()
  }

  async stop() {
    document.removeEventListener('change', writeChecked)
    await this.#end()
  }

  /** Presses one key after the other, such as 'Tab Shift+ArrowDown', and waits for late changes after the last key. */
  async press(keys: string, condition = noCondition) {
    const [key = '', ...others] = keys.split(' ')
    writeChecked()
    const from = document.activeElement
    await virtual.press(key === 'Space' ? ' ' : key)
    await this.#note(key, from, others.length > 0 ? noCondition : condition)
    if (others.length > 0) await this.press(others.join(' '), condition)
  }

  /** Types into the focused field, and records only the speech after the last character. */
  async type(text: string, condition = noCondition) {
    if (text.length > 1) await userEvent.keyboard(text.slice(0, -1))
    await this.#forget()
    const from = document.activeElement
    await virtual.press(text.slice(-1))
    await this.#note(`“${text}”`, from, condition)
  }

  /** Reads the page from the top, to the end or for a number of phrases; the focus stays in place. */
  async read(count = Number.POSITIVE_INFINITY) {
    for (let index = 0; index < count; index += 1) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === 'document') break
    }
    const { read } = await this.#readPhrases()
    this.steps.push({ action: 'Read from the top', transcript: read.filter((phrase) => phrase !== 'document') })
    await this.#end()
    await this.#begin()
  }

  async #note(action: string, from: Element | null, condition: () => unknown) {
    await waitFor(condition, { timeout: 5000 })
    await this.#quiet()
    const { outerHTML } = document.activeElement ?? document.body
    const problem = `After ${action}, the screen reader does not reach the focused element: ${outerHTML.slice(0, 200)}`
    await waitFor(hasFocus, { timeout: 2000, onTimeout: () => new Error(problem) })
    const { read, live } = await this.#readPhrases()
    // A focus change interrupts earlier speech; announcements of changes come after it.
    const transcript = [...read.filter((phrase, index) => index === read.length - 1 || isWayIn(phrase, from)), ...live]
    this.steps.push({ action, transcript })
  }

  async #quiet() {
    const { length } = await virtual.spokenPhraseLog()
    await twoFrames()
    if ((await virtual.spokenPhraseLog()).length !== length) await this.#quiet()
  }

  async #readPhrases() {
    const phrases = (await virtual.spokenPhraseLog()).map(onOneLine)
    const texts = (await virtual.itemTextLog()).map(onOneLine)
    await this.#forget()
    const read = phrases
      .filter((phrase) => !LIVE.test(phrase))
      .map((phrase, index) => marked(phrase, texts[index] ?? ''))
      .filter((phrase) => !phrase.startsWith('end of '))
    const live = phrases.flatMap((phrase) => {
      const [, kind, text] = LIVE.exec(phrase) ?? []
      return kind && text ? [`${kind}: ‹${text}›`] : []
    })
    return { read, live }
  }

  async #begin() {
    const { body } = document
    writeChecked()
    // When focus moves, both targets are announced from the outside in: the first listener runs last.
    const addListener = vi.spyOn(body, 'addEventListener')
    addListener.mockImplementation((...[type, callback]) =>
      EventTarget.prototype.addEventListener.call(body, type, callback, true),
    )
    await virtual.start({ container: body, window: { document, MutationObserver: OncePerRegion } })
    addListener.mockRestore()
    await this.#forget()
  }

  async #end() {
    const { body } = document
    const removeListener = vi.spyOn(body, 'removeEventListener')
    removeListener.mockImplementation((...[type, callback]) =>
      EventTarget.prototype.removeEventListener.call(body, type, callback, true),
    )
    await virtual.stop()
    removeListener.mockRestore()
  }

  async #forget() {
    await virtual.clearSpokenPhraseLog()
    await virtual.clearItemTextLog()
  }
}
