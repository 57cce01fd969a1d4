/** Why a draft is rejected. The first says nothing more; the last three also steer the bot. */
export const rejections = ['rejected', 'misread', 'not_like_me', 'not_person', 'not_topic'] as const
export type Rejection = (typeof rejections)[number]
