declare module 'twitter-text' {
  const twitter: { extractUrls(text: string): string[] }
  export default twitter
}
