import { createToastQueue } from '@tessera/ui'

export const notices = createToastQueue()
