import type { UploadContext } from './FileUpload.tsx'

const never = () => new Promise<string>(() => undefined)

/** Ends as the file name states: 'failed' rejects, 'half' never ends, others succeed. */
export async function pretend(file: File, { onProgress }: UploadContext): Promise<string> {
  if (file.name.startsWith('failed')) throw new Error('The server is busy.')
  onProgress(0.62)
  return file.name.startsWith('half') ? never() : file.name
}

/** A file that reports a size without having the bytes. */
export function pretendFile(name: string, bytes: number) {
  const file = new File([''], name)
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

/** Drops files on a zone like a user. */
export function dropFiles(zone: Element | null, files: File[]) {
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(drop, 'dataTransfer', { value: { files } })
  zone?.dispatchEvent(drop)
}
