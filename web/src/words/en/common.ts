/** Words of every page, and what is said when something goes wrong. */
export const common = {
  brand: "Orrery",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  copy: "Copy",
  copied: "Copied",
  more: "More",
  settings: "Settings",
  rules: "Rules",
  loading: "Fetching the table",
  gotIt: "Got it",
  // trouble
  offline: "The server cannot be reached. Check your connection; your game is safe.",
  unexpected: (status: number) => `The server answered with error ${status}. Try again; if it stays, tell your host.`,
  tooLong: "That took too long. Your move was not made; choose again.",
  noTable: "This table does not exist or has ended. Ask for a new link, or open your own.",
  noPage: "There is no page here.",
  toLobby: "To the lobby",
  tryAgain: "Try again",
  lineLost: "Connection lost. Your game is safe; trying again.",
  // notifications
  turnTitle: (game: string) => `● Your turn · ${game}`,
  turnBody: (prompt: string) => prompt,
};
