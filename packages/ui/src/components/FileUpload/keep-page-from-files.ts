/** Whether files are dragged over a place where neither the page nor the browser accepts them. */
const areMissed = ({ dataTransfer, defaultPrevented, target }: DragEvent) =>
  !defaultPrevented &&
  dataTransfer?.types.includes('Files') === true &&
  !(target instanceof Element && target.closest('input[type=file]'))

function refuse(event: DragEvent) {
  if (areMissed(event)) event.preventDefault()
}

/** Prevents the browser from opening a file that is dropped beside the zone; other drop targets still work. */
export function keepPageFromFiles() {
  const listeners = new AbortController()
  // On the window, after all drop targets in the page.
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse, { signal: listeners.signal })
  return () => listeners.abort()
}
