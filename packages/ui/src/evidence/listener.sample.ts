import { virtual } from '@guidepup/virtual-screen-reader'
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { HeardStep } from './heard-text.ts'

const LIVE = /^(polite|assertive): (.*)$/s
/** Everything that is changed at once is told by then. */
const QUIET = 25

const nothing = (): unknown => undefined

const pause = (time: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, time)))

/** The live region of a node, or itself. */
const heardIn = (node: Node): Node =>
  (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert], output') ??
  node

/** A live region that is read whole is heard once, however many nodes of it change at once. */
class OnceARegion extends MutationObserver {
  constructor(tell: MutationCallback) {
    super((records, observer) => {
      const regions = records.map(({ target }) => heardIn(target))
      tell(
        records.filter(({ target }, index) => target.isConnected && !regions.slice(0, index).includes(heardIn(target))),
        observer,
      )
    })
  }
}

/** No style sheet is here: elements that are written alike are styled alike, and each kind is worked out once. */
function withQuickStyles() {
  const real = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const kind = `${element.localName} ${element.getAttribute('style')} ${element.hasAttribute('hidden')} ${pseudo}`
    // What is not placed yet hides all that is in it.
    if (element.closest('[style*=visibility]')) return real(element)
    const style = known.get(kind) ?? real(element)
    known.set(kind, style)
    return style
  })
}

/** The reader takes boxes as they are written, and React chooses them without writing it. */
function writeChecked() {
  for (const box of document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    box.toggleAttribute('checked', box.checked && !box.indeterminate)
    box.toggleAttribute('aria-checked', box.indeterminate)
    box.toggleAttribute('indeterminate', box.indeterminate)
  }
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What stands between the marks is the page's own, the rest is the reader's. */
const marked = (phrase: string, own: string) => (own ? phrase.replace(own, () => `‹${own}›`) : phrase)

const hasFocus = () => expect(document.activeElement === virtual.activeNode).toBe(true)

/** A screen reader on the page, and a person who does one thing after the other by keyboard. */
export class Listener {
  steps: HeardStep[] = []

  async start() {
    this.steps = []
    withQuickStyles()
    document.addEventListener('change', writeChecked)
    await this.#begin()
  }

  async stop() {
    document.removeEventListener('change', writeChecked)
    await this.#end()
  }

  /** Presses keys, such as 'Tab' or 'Tab Shift+ArrowDown', and listens once what comes late is there. */
  async press(keys: string, isThere = nothing) {
    writeChecked()
    for (const key of keys.split(' ')) await virtual.press(key === 'Space' ? ' ' : key)
    await this.#note(keys, isThere)
  }

  /** Types into the field that has the focus, and listens once all of it is there. */
  async type(text: string, isThere = nothing) {
    if (text.length > 1) await userEvent.keyboard(text.slice(0, -1))
    await this.#forget()
    await virtual.press(text.slice(-1))
    await this.#note(`“${text}”`, isThere)
  }

  /** Reads so many parts of the page from its top; the focus stays where it is. */
  async read(count: number) {
    for (let index = 0; index < count; index += 1) await virtual.next()
    this.steps.push({ does: 'Read from the top', heard: await this.#heard() })
    await this.#end()
    await this.#begin()
  }

  async #note(does: string, isThere: () => unknown) {
    await waitFor(isThere, { timeout: 5000 })
    await pause(QUIET)
    const { outerHTML } = document.activeElement ?? document.body
    const problem = `After ${does} the focus is where the reader finds nothing: ${outerHTML.slice(0, 200)}`
    await waitFor(hasFocus, { timeout: 2000, onTimeout: () => new Error(problem) })
    this.steps.push({ does, heard: await this.#heard() })
  }

  async #heard() {
    const said = (await virtual.spokenPhraseLog()).map(onOneLine)
    const texts = (await virtual.itemTextLog()).map(onOneLine)
    await this.#forget()
    const read = said
      .filter((phrase) => !LIVE.test(phrase))
      .map((phrase, index) => marked(phrase, texts[index] ?? ''))
      .filter((phrase) => !phrase.startsWith('end of '))
    const live = said.flatMap((phrase) => {
      const [, kind, text] = LIVE.exec(phrase) ?? []
      return kind && text ? [`${kind}: ‹${text}›`] : []
    })
    // Where the focus goes cuts short what was said before; what changed waits for it.
    return [...read, ...live]
  }

  async #begin() {
    const { body } = document
    writeChecked()
    // Where a focus leads on to another, both are told of from the outside in: whoever waits hears the first one last.
    const listen = vi.spyOn(body, 'addEventListener')
    listen.mockImplementation((...[type, tell]) => EventTarget.prototype.addEventListener.call(body, type, tell, true))
    await virtual.start({ container: body, window: { document, MutationObserver: OnceARegion } })
    listen.mockRestore()
    await this.#forget()
  }

  async #end() {
    const { body } = document
    const forget = vi.spyOn(body, 'removeEventListener')
    forget.mockImplementation((...[type, tell]) =>
      EventTarget.prototype.removeEventListener.call(body, type, tell, true),
    )
    await virtual.stop()
    forget.mockRestore()
  }

  async #forget() {
    await virtual.clearSpokenPhraseLog()
    await virtual.clearItemTextLog()
  }
}
