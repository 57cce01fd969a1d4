import { downloadFile } from '#app/http/doors/page.ts'

export const loader = downloadFile(
  'application/zip',
  'warble-extension.zip',
  ({ extension }) => extension && { bytes: () => extension.zip(), etag: extension.etag },
)
