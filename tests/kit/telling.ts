/** Internal details that no response may contain: stack traces, file names and database errors. */
export const internalDetails =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|file:\/\/\/|syntax error at or near|violates \w+ constraint/
