import { type DataOwnership, internal, ownData, recipientData } from '#app/db/data-owner.ts'

/** Drafts that wait for the user, and the user's edits of them. */
export const drafts: Pick<DataOwnership, 'drafts' | 'draft_edits'> = {
  drafts: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      action_id: internal,
      user_id: internal,
      post: recipientData,
      rests_on: ownData,
      shown_from: ownData,
      is_snoozed: ownData,
      rewrite_asked_at: ownData,
      declined_texts: ownData,
      opened_at: ownData,
      note: ownData,
    },
  },
  draft_edits: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      action_id: internal,
      user_id: internal,
      original: ownData,
      edited: ownData,
      edited_at: ownData,
      is_dropped: ownData,
    },
  },
}
