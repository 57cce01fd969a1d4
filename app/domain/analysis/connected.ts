import { sql } from 'kysely'

/** SQL condition on `account_analyses`; any analysis matches without a connection. */
export const isOfConnectedAccount = sql<boolean>`not exists (select from connections
  where connections.user_id = account_analyses.user_id and (connections.network, connections.network_account_id)
    <> (account_analyses.network, account_analyses.network_account_id))`
