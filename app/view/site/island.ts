/** The only script of the public pages. */
import { startSite } from '#app/view/site/site-scripts.ts'

startSite()
