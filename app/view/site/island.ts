/** The only script of the public pages. Everything on them works without it, the chat as a link to /contact. */
import { startChat } from '#app/view/site/chat-island.ts'
import { startMenus } from '#app/view/site/menus-island.ts'

startMenus()
startChat()
