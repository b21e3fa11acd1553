import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'

const CSV = 'Text - txt - csv (StarCalc)'
/** Comma, quotes and UTF-8, as LibreOffice's dialog detects from the byte order mark; formulas are evaluated. */
const READ_CSV = `${CSV}:44,34,76,1,,0,false,true,false,false,0,true`
/** The same format for cells as displayed, with each sheet in a separate file. */
const AS_SHOWN = `csv:${CSV}:44,34,76,1,,0,false,true,true,false,false,-1`

/** The sheets of a file, as LibreOffice displays them. */
export async function openInLibreOffice(folder: string, name: string): Promise<string[][][]> {
  const out = join(folder, `opened-${name}`)
  await mkdir(out)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const reading = name.endsWith('.csv') ? [`--infilter=${READ_CSV}`] : []
  const args = [profile, '--headless', ...reading, '--convert-to', AS_SHOWN, '--outdir', out, join(folder, name)]
  await promisify(execFile)(process.env['TEST_OFFICE'] ?? 'soffice', args)
  const sheets = (await readdir(out)).toSorted()
  return Promise.all(sheets.map(async (sheet) => parse(await readFile(join(out, sheet)))))
}
