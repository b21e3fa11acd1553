/** Returns the name of a file that is made today. */
export function nameWithDay(name: string, format: string, now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `${name}_${parts.map((part) => String(part).padStart(2, '0')).join('-')}.${format}`
}

/** How long a browser can take to read a download, in milliseconds. */
const timeoutMs = 60_000

/** Makes the browser download a file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs)
}
