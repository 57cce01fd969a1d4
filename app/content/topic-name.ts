/** A topic as people read it where it stands alone; it is kept in lower case. */
export const topicName = (topic: string): string => topic.charAt(0).toUpperCase() + topic.slice(1)
