import type { ReviewUser } from '@tessera/contract'
import { REVIEW_LIMITS } from '@tessera/contract'
import { Button, Inline, Text, TextArea, ToggleButton } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { nameOf } from './admin-messages.ts'
import type { OnDecide } from './use-decide.ts'

interface ReviewDecisionProps {
  user: ReviewUser
  onDecide: OnDecide
}

/** Keeps or removes a user; a second press undoes the decision. */
export function ReviewDecision({ user, onDecide }: ReviewDecisionProps): ReactNode {
  const { t } = useIntl()
  const { decision, note, removable } = user
  const name = nameOf(user)
  const choose = (choice: 'KEEP' | 'REMOVE') => (isSelected: boolean) =>
    void onDecide(user, { decision: isSelected ? choice : null, note })
  return (
    <Inline gap={1}>
      <ToggleButton
        size="small"
        aria-label={t('review.keepName', { name })}
        isSelected={decision === 'KEEP'}
        onChange={choose('KEEP')}
      >
        {t('review.keep')}
      </ToggleButton>
      <ToggleButton
        size="small"
        aria-label={t('review.removeName', { name })}
        isDisabled={!removable && decision !== 'REMOVE'}
        isSelected={decision === 'REMOVE'}
        onChange={choose('REMOVE')}
      >
        {t('review.remove')}
      </ToggleButton>
    </Inline>
  )
}

/** The note on a decision, with the dialog that edits it. */
export function ReviewNote({ user, onDecide }: ReviewDecisionProps): ReactNode {
  const { t } = useIntl()
  const [text, setText] = useState<string | null>(null)
  const { decision, note } = user
  const save = () => {
    void onDecide(user, { decision, note: (text ?? '').trim() })
    setText(null)
  }
  return (
    <Inline gap={2}>
      {note !== '' && <Text size={13}>{note}</Text>}
      <Button
        size="small"
        variant="quiet"
        aria-label={t(note ? 'review.editNoteOn' : 'review.addNoteOn', { name: nameOf(user) })}
        onPress={() => setText(note)}
      >
        {t(note ? 'review.editNote' : 'review.addNote')}
      </Button>
      {text !== null && (
        <Dialog
          isOpen
          onOpenChange={() => setText(null)}
          title={t('review.noteOn', { name: nameOf(user) })}
          actions={
            <>
              <Button onPress={() => setText(null)}>{t('review.cancel')}</Button>
              <Button variant="primary" onPress={save}>
                {t('review.saveNote')}
              </Button>
            </>
          }
        >
          <TextArea
            label={t('review.note')}
            description={t('review.noteHelp')}
            value={text}
            onChange={setText}
            maxLength={REVIEW_LIMITS.note}
          />
        </Dialog>
      )}
    </Inline>
  )
}
