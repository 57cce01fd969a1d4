import { type DataOwnership, internal, ownData, recipientData, sharedRecipientData } from '#app/db/data-owner.ts'

/** Posts by people on the network to the user, what they asked for, and examples of how the user writes. */
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
  heard_opt_outs: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      author_id: recipientData,
      post_id: recipientData,
      said_at: recipientData,
      words: recipientData,
      heard_at: ownData,
      check_at: internal,
      confirmed_at: internal,
      taken_back_at: recipientData,
    },
  },
  opt_outs: {
    // Outlives every customer: an opt-out holds until the person withdraws it.
    person: 'author_id',
    ends: 'on_request',
    columns: {
      network: sharedRecipientData,
      author_id: sharedRecipientData,
      said_at: sharedRecipientData,
      post_id: sharedRecipientData,
      words: sharedRecipientData,
      taken_back_at: sharedRecipientData,
    },
  },
  voice_examples: {
    person: 'user_id',
    ends: 'with_user',
    columns: { id: internal, user_id: internal, text: ownData, added_at: ownData },
  },
} as const satisfies Partial<DataOwnership>
