import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Kind } from '#app/adapters/model/heads/heads.ts'
import type { Post } from '#app/contract/posts.ts'

/** A post of the account with its embedding. */
export interface AnalysedPost {
  post: Post
  vector: Vector
  kind: Kind
}
