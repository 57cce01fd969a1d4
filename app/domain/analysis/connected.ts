import { sql } from 'kysely'

/** SQL condition on `account_analyses`: of the connected account, which the bot uses; any where there is no connection. */
export const isOfConnectedAccount = sql<boolean>`not exists (select from connections
  where connections.user_id = account_analyses.user_id and (connections.network, connections.network_account_id)
    <> (account_analyses.network, account_analyses.network_account_id))`

/** Why an analysis failed whose account was disconnected. */
export const accountGone = 'Your account is no longer connected. Connect it and try again.'
