/** An error that the developer who starts the sandbox can fix; its message says how. */
export class SandboxError extends Error {
  override name = 'SandboxError'
}

export function portInUse(port: number, part: string, variable: string): SandboxError {
  return new SandboxError(
    `Port ${port} (${part}) is already in use. Stop what uses it, or set ${variable} to another one.`,
  )
}

/** The code of a Node system error, such as EADDRINUSE. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
}

/** Turns a write error in the data folder into a SandboxError; returns any other error unchanged. */
export function explainWriteError(folder: string, error: unknown): unknown {
  const reason = reasons[codeOf(error) ?? '']
  if (!reason) return error
  return new SandboxError(
    `The data folder ${folder} cannot be written: ${reason}. Make it writable for this user, or name another one with DATA_DIR.`,
  )
}
