/** The one script of the public pages: menus that close, and the chat. Everything works without it. */
export {}
