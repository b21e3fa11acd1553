import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { commitImport } from './commit-import.ts'
import { readPreview } from './imports.ts'
import { previewImport, updatePreview } from './preview-import.ts'
import { userTemplate } from './template.ts'

/** Handlers of the user imports area's calls. */
export const userImportsHandlers: HandlersOf<typeof calls.userImports> = {
  // Reading and checking a file is slow, so it finishes before the idempotency key's transaction begins.
  previewAdd: {
    async prepare({ body }, context) {
      return previewImport(body.file, 'add', context)
    },
  },
  previewEdit: {
    async prepare({ body }, context) {
      return previewImport(body.file, 'edit', context)
    },
  },
  async bulkAdd({ body }, context) {
    return commitImport(body, 'add', context)
  },
  async bulkEdit({ body }, context) {
    return commitImport(body, 'edit', context)
  },
  async template({ query }, context) {
    return userTemplate(query.mode, context)
  },
  async preview({ params }, context) {
    return readPreview(params.id, context)
  },
  async updatePreview({ params, body }, context) {
    return updatePreview(params.id, body.rows, context)
  },
}
