export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const list = (names: string[]) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? ""));

export const en = {
  brand: "Orrery",
  close: "Close", cancel: "Cancel", back: "Back", copy: "Copy", copied: "Copied", more: "More", settings: "Settings", rules: "Rules", loading: "Fetching the table", gotIt: "Got it",
  // trouble
  offline: "The server cannot be reached. Check your connection; your game is safe.",
  unexpected: (status: number) => `The server answered with error ${status}. Try again; if it stays, tell your host.`,
  tooLong: "That took too long. Your move was not made; choose again.",
  noTable: "This table does not exist or has ended. Ask for a new link, or open your own.",
  noPage: "There is no page here.",
  toLobby: "To the lobby", tryAgain: "Try again",
  lineLost: "Connection lost. Your game is safe; trying again.",
  // lobby
  hero: "Pull up a chair.", heroLine: "Three space games. Friends by link, bots in any seat, no account.",
  /** one of these is a newcomer's name until they choose their own */ guestNames: ["Ada", "Robin", "Noa", "Kim", "Sasha", "Lin", "Jo", "Mika"], quickSwitches: { laniakea: ["celestials"], ultramassive: ["wormholes", "hands"], council: ["planning", "stations", "leaders"] } as Record<string, string[]>, allSwitches: (n: number) => `All ${n} switches`, howToPlay: (title: string) => `How to play ${title}`,
  yourName: "Your name", nameHint: "What others see", lobby: "Lobby", learn: "How to play",
  playNow: "Play now", playNowHint: (against: string) => `You against ${against}, at once`, choose: (title: string) => `Choose ${title}`, chosen: "Chosen",
  seatsRange: (seats: number[]) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : `${seats[0]}`),
  minutes: (n: number) => `${n} min`, soloBy: (name: string) => name, levelsOfBots: (n: number) => count(n, "bot level"), lessonsShort: "Lessons in the first game",
  yourTables: "Your tables", finished: "Finished games", keptHere: "Kept in this browser", noTables: "No tables yet. Open one, or follow a friend's link.",
  yourTurn: "Your turn", thinks: (names: string[]) => `Waiting for ${list(names)}`, openSeats: "Waiting for players", roundOf: (title: string, n: number) => (n ? `${title} · round ${n}` : title),
  tableWith: (names: string[]) => `with ${list(names)}`, atThisScreen: (names: string[]) => `${list(names)} at this screen`, alone: "alone", open: (n: number) => count(n, "open seat"),
  ago: (seconds: number) => (seconds < 60 ? "just now" : seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : seconds < 86400 ? `${Math.floor(seconds / 3600)} h ago` : count(Math.floor(seconds / 86400), "day") + " ago"),
  seeReplay: "see the replay", over: "Finished", allTables: (n: number) => `Show all ${n}`, fewerTables: "Show fewer",
  tagline: { laniakea: "Cross dark space, raise thrones, ascend.", ultramassive: "You are the black hole. Feed.", council: "Outrun your own appetite for energy." } as Record<string, string>,
  time: { laniakea: 75, ultramassive: 60, council: 90 } as Record<string, number>,
  newTable: (title: string) => `New table: ${title}`, newTableHint: "Start with what you see, or change a seat.",
  seatKind: { me: "You", hot: "At this screen", friend: "Friend by link", bot: "Bot" } as Record<string, string>, empty: "Empty", addSeat: "Add a seat", removeSeat: (n: number) => `Remove seat ${n}`,
  seatName: (n: number) => `Name of seat ${n}`, seatIs: (n: number) => `Who sits in seat ${n}`, botLevel: (n: number) => `Bot of seat ${n}`, openSeat: "Open seat", aloneAgainst: (guest: string) => `Alone: you play against ${guest}.`,
  rulesAsWritten: "As written", rulesHouse: "House rules", rulesChanged: (n: number) => count(n, "change"), switchesHint: "Modules, ways to play, and rulings on which tables differ. What the rules say is marked.", asWritten: "as written", changedHere: "Changed at this table", restAsWritten: (n: number) => `${count(n, "rule")} as written`, allAsWritten: "This table plays by the rules as written.",
  searchSwitches: "Find a rule to change", resetSwitches: "Back to the rules as written", ruleOf: (id: string) => `Rule ${id}`,
  seed: "Seed", seedHint: "By chance", seedWrong: "A seed is a number of up to 19 digits.", openTable: "Open the table", startGame: "Start the game", sealed: "The shuffle is sealed now and shown at the end.",
  join: "Join", joinCode: "Code or link of a friend's table", joinTitle: (title: string) => `A seat at ${title}`, joinSeat: (n: number) => `Take seat ${n}`, joinFull: "All seats are taken. You can watch.", watch: "Watch", joinWrong: "No table has this code or link. Ask for it again, letter by letter.",
  import: "Open a game file", importHint: "A transcript, finished or not", settingName: (name: string) => name.replaceAll("_", " "),
  recoverHere: "Bring my seats to this browser",
  // table
  undo: "Undo", redo: "Redo", invite: "Invite", log: "Log", players: "Players", market: "Market", hand: "Hand", board: "Board", tabs: "Parts of the table", tabWaiting: (name: string, n: number) => `${name}, ${n} to choose`, prompt: "Question", you: "you", botTag: "bot", botLevels: { random: "Chance", greedy: "Greedy", planner: "Planner", "search:0.3": "Search", "search:1": "Deep search", "search:3": "Deepest search" } as Record<string, string>, here: "here", away: "away", wholeLog: "Whole log", shortLog: "Last lines",
  nothingToUndo: "There is nothing to take back.", nothingToRedo: "There is nothing to do again.", steps: "Steps of the round",
  isChoosing: (names: string[]) => `${list(names)} ${names.length > 1 ? "are" : "is"} choosing`, isThinking: (name: string, seconds: number) => (seconds ? `${name} is thinking · ${seconds} s` : `${name} is thinking`),
  noWayBack: "You cannot take this back.", askedAgain: (label: string) => `${label}? You cannot take this back. Choose it once more, or press Escape.`, confirmFinal: "Ask before what cannot be taken back", linesTried: (n: number) => `${n.toLocaleString("en")} lines tried`,
  askTable: "Ask the table", pleads: (name: string, back: number) => `${name} asks to take back the last choice${back > 1 ? `; ${count(back, "choice")} would go` : ""}.`, pleaSent: (names: string[], back: number) => `You asked to take back your last choice${back > 1 ? ` (${count(back, "choice")} would go)` : ""}. Waiting for ${list(names)}.`, agree: "Agree", agreeAs: (name: string) => `${name} agrees`, refuse: "No", withdraw: "Withdraw",
  notifyMe: "Notify me", notifying: "You will be notified", watching: "You are watching", noQuestion: "The table goes on", choiceSent: "Your choice is on its way", becauseOf: (name: string) => name,
  pickOne: "Choose one", theseToo: (n: number) => `${n} more`, targetsOn: (n: number) => `${count(n, "place")} to choose on the table`,
  chooseThis: "Choose", certain: "What happens for certain", nothingCertain: "What follows is not known yet.", fetching: "Looking ahead", whyNotTitle: "Not now", readRule: "Read the rule", fullCard: "Whole card", what: "What is this", optionsOf: (name: string) => `Options of ${name}`, notNow: (name: string, why: string) => `${name}, not now: ${why}`,
  gameOver: (names: string[]) => `${list(names)} ${names.length > 1 ? "win" : "wins"}`, nobodyWins: "Nobody wins", showScores: "Score sheet", sawTurn: "Your turn", ofSeat: (name: string) => `Turn of ${name}`,
  pass: (name: string) => `Hand over to ${name}`, passHint: "Hands and plans are hidden until then.", lift: (name: string) => `I am ${name}`,
  zoomIn: "Zoom in", zoomOut: "Zoom out", zoomAll: "Whole board", minimap: "Part of the board that is shown", skipTo: "Skip to the question",
  // waiting room
  waitingRoom: "Waiting for players", inviteHint: "Send this link, or say the code.", link: "Link", code: "Code", fillWithBots: "Start now with bots in the open seats", isOpen: "Open seat", sits: "sits here",
  moveDevice: "Play on at another device", moveDeviceHint: "A link that takes your seats along, once, within a day.", makeLink: "Make the link",
  // settings
  speed: "Speed of movements", speeds: { calm: "Calm", normal: "Normal", fast: "Fast", off: "Off" } as Record<string, string>, patterns: "Patterns", patternKinds: { subtle: "Subtle", strong: "Strong" } as Record<string, string>,
  colours: "Seat colours", colourKinds: { seat: "By seat", mine: "Mine first" } as Record<string, string>, motion: "Motion", motionKinds: { system: "As the system asks", reduced: "None" } as Record<string, string>,
  notifications: "Tell me when it is my turn", notifyBlocked: "Your browser does not allow notifications for this site.", download: "Download the game", downloadLater: "The game file holds its secrets; it can be had when the game is over.", replay: "Replay", lessons: "Lessons", lessonsOn: "Show hints again", keys: "Keys", leave: "To the lobby", receipt: "Receipt", tableSettings: "Rules of this table",
  // notifications
  turnTitle: (game: string) => `● Your turn · ${game}`, turnBody: (prompt: string) => prompt,
  // end
  winsBy: (name: string, by: number) => `${name} wins${by ? ` by ${by}` : ""}`, share: (names: string[]) => `${list(names)} share the victory`, lostTo: (name: string) => `${name} wins`, total: "Total", best: "best of the table", finishedAfter: (round: number, moves: number) => `Finished · ${count(round, "round")} · ${count(moves, "choice")}`,
  rematch: "Rematch", playOn: "Play on from here", linkHere: "Link to this moment", aheadByRound: "Ahead of the average", toBoard: "Back to the board", source: "Where it came from", openRow: (name: string) => `${name}: what it is made of`, breaksTie: "Only between those who are tied", turningPoints: "Turning points", turningPoint: "Turning point", atOnce: (rise: string) => `, ${rise} at once`, turnedIn: (round: number) => (round ? `Round ${round}` : "Setup"), noTurn: "Nobody ever drew ahead.", selectRow: "Select a row to see what it is made of", nothingHere: "nothing", opponent: "Opponent", timesEach: (times: number, each: number) => `${times} × ${each < 0 ? `−${-each}` : each}`, timesOnly: (times: number) => `${times}×`,
  receiptWords: "Seed and shuffle were fixed before the first choice. The commitment was shown from the start; the seal closes the chain of all choices. Check the file with", commitment: "Commitment", seal: "Seal", seeded: "Whoever opened this table chose its seed, so its shuffle may be known to them.",
  // replay
  replayOf: "Replay", story: "Story", moveOf: (n: number, of: number) => `move ${n} of ${of}`, seenAs: "Seen as", everybody: "All", spectator: "Watcher", first: "Start", previous: "Back", next: "Forward", last: "End", play: "Play", pause: "Pause", rate: "Speed", moveKeys: "move", roundKeys: "round", playKey: "play", scrubber: "Move", beginning: "Before the first choice", askedThen: (prompt: string) => `Asked: ${prompt}`, forkHint: "A new table from here; bots take the other seats.",
  // rules
  rulesOf: (title: string) => `Rules of ${title}`, searchRules: "Search the rules", rulesFound: (n: number) => count(n, "rule"), noRule: "No rule has all these words.", linkToRule: (id: string) => `Link to rule ${id}`, chapters: "Chapters", playToLearn: "Learn by playing", playToLearnHint: "A first game with hints, against an easy bot.", lessonSkip: "No more hints", lesson: (n: number, of: number) => `Hint ${n} of ${of}`,
  keyTable: [["Tab", "next place that can be chosen"], ["← ↑ → ↓", "move over the board"], ["Enter, Space", "choose"], ["1–9", "card or option of that number"], ["E", "end the phase or turn"], ["U, Shift+U", "undo, redo"], ["?", "what is this, why not"], ["I", "whole card"], ["H, M, P, L", "hand, market, players, log"], [", .", "previous, next event"], ["+ − 0", "zoom in, out, whole board"], ["R", "rules"], ["Esc", "close"]] as [string, string][],
  list, count, capital: (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`,
};
