/** For pages whose form must not lose what is typed on it. */
import { startOfflineBar } from '#app/ui/offline-bar.ts'
import { startSite } from '#app/view/site/site-scripts.ts'

startSite()
startOfflineBar()
