import { type DataOwnership, internal, ownData, recipientData } from '#app/db/data-owner.ts'

/** Posts by people on the network to the user, and examples of how the user writes. */
export const inbox = {
  inbox_posts: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      post_id: recipientData,
      kind: ownData,
      author_id: recipientData,
      author_handle: recipientData,
      author_name: recipientData,
      text: recipientData,
      thread: recipientData,
      posted_at: recipientData,
    },
  },
  voice_examples: {
    person: 'user_id',
    ends: 'with_user',
    columns: { id: internal, user_id: internal, text: ownData, added_at: ownData },
  },
} as const satisfies Partial<DataOwnership>
