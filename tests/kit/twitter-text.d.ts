declare module 'twitter-text' {
  const twitter: {
    extractUrls(text: string): string[]
    parseTweet(text: string): { weightedLength: number }
  }
  export default twitter
}
