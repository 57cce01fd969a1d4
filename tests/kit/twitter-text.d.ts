declare module 'twitter-text' {
  const twitter: {
    extractUrls(text: string): string[]
    extractUrlsWithIndices(text: string): { url: string; indices: [start: number, end: number] }[]
    parseTweet(text: string): { weightedLength: number; validRangeEnd: number }
  }
  export default twitter
}
