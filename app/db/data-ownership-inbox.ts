import { type DataOwnership, internal, ownData, recipientData } from '#app/db/data-owner.ts'

/** What people on the network wrote to the user. */
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
} as const satisfies Partial<DataOwnership>
