/** What no answer may hold: a stack, a file of ours, or what a database says. */
export const telling =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|file:\/\/\/|syntax error at or near|violates \w+ constraint/
