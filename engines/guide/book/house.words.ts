import type { Entry } from './entry.ts';

/** How the house works: models, votes, coming in, children, letters, costs, the game. */
export const ofHouse: readonly Entry[] = [
  // Models
  {
    needs: [
      'model|models|ai|a i|chatgpt|openai|anthropic|claude|gpt|llm|language model|artificial intelligence',
      'send|sent|sends|out|use|uses|used|read|reads|words|data|messages|learn|train|trained|goes|switched|which|on|off',
    ],
    says: 'No language model answers unless whoever runs this house has switched one on. Then each person is told which one and is asked first; before your yes nothing of yours goes out, and under each of its answers you can read what was sent. “TURING”, below, says who answers here.',
    rests: {
      settings: ['KINSONG_MODEL_PROVIDER', 'KINSONG_MODEL'],
      calls: ['guide.consent', 'guide.told', 'guide.about'],
    },
  },
  // Tasks, reminders, events
  {
    needs: [
      'difference|differ|differs|different|same|or|versus|vs|better|when do i (?:use|take)|rather',
      'tasks?|to do|todo',
      'reminders?|events?|calendar|appointments?',
    ],
    unless: 'tick|overdue|due|friday|tomorrow|today|remind me|add|put',
    says: 'A task stands on a list until somebody ticks it off, with a person and a day if you like. A reminder is for you alone: at its hour I write it to you here. An event has its day and hour in the calendar.',
    rests: { calls: ['tasks.mine', 'guide.reminders', 'calendar.create'] },
  },
  {
    needs: [
      'how (?:do|does|will|are)|where (?:do|does|will|are)|when (?:do|does|will)|what happens|will|does|do i',
      'reminders?|you remind me',
      'work|works|show|shows|appear|phone ring|come|comes|see|get|ring|rings|buzz|beep|sound|phone|told|closed|push|is due',
    ],
    unless: 'candles|call|tomorrow|to \\w+ the|about the',
    says: 'At its hour I write it to you here, in our talk; you see it when the house is open. A closed phone does not ring: there is no push yet.',
    rests: { calls: ['guide.reminders', 'guide.dropReminder'], missing: 'push|webPush|notification' },
  },
  // Offers of help
  {
    needs: [
      'offer|offers|offered|offering|help',
      'keep|kept|remember|remembers|stored?|know|knows|read|long',
      'who|how|where|what|do you|does|is|are|my',
    ],
    unless: 'roof|who could|who can|birthday|tomorrow|today|this week|with',
    says: 'An offer of help said in a salon is kept only for those who switched “Mairy may remember when I offer help” on, under “What Mairy remembers”. It is kept until its day, or for 60 days, and each can be forgotten there.',
    rests: { calls: ['guide.settle', 'guide.helpOffers', 'guide.forgetHelpOffer'] },
  },
  // Votes
  {
    needs: [
      'vote|votes|voting|voted|ballot|ballots|poll',
      'anonymous|anonymously|secret|who voted|see how|see what|see my|know how|find out|know who|see who|know what i',
    ],
    unless: 'result|won|decided',
    says: 'That is chosen for each vote: open, seen after one’s own vote, seen after the end, or anonymous. In an anonymous vote nobody ever learns who voted how, and once cast a vote can not be changed.',
    rests: {
      lines: [
        [
          'contract/votes/vote.ts',
          "export const secrecies = ['open', 'until_voted', 'until_closed', 'anonymous'] as const;",
        ],
      ],
      calls: ['votes.cast'],
    },
  },
  {
    needs: ['change|take back|undo|correct', '(?:my|a|our) (?:vote|ballot)|voted'],
    says: 'As long as the vote is open you can vote anew, and the last one counts; only in an anonymous vote it is final once cast.',
    rests: {
      calls: ['votes.cast'],
      lines: [
        ['contract/votes/votes.ts', 'A new one takes the place of the last, except in an anonymous vote.'],
      ],
    },
  },
  // Coming in, signing in
  {
    needs: [
      'invite|inviting|invitation|invitations|bring in|let in|add|get (?:\\S+ )?(?:in|into)',
      'how|where|code|link|long|can i|may i',
      'people|friend|friends|someone|somebody|house|SALON|PERSON|kinsong|(?:my|our|a|new) (?:mother|father|brother|sister|aunt|uncle|neighbour|cousin|member|members)|invitations?|him|her|them',
    ],
    unless:
      'then|party|dinner|supper|birthday|council|list|task|calendar|wedding|cake|event|reminder|shopping|meeting|lunch|vote|meal|car|bed|bath|trousers',
    says: 'Open the salon they belong to and its “Peeps”: whoever may invite there makes a code, a link and a picture to scan. Each invitation says how many it lets in and how long; “Your account” lists yours and takes them back.',
    rests: {
      calls: [
        'invitations.inviteToSpace',
        'invitations.myInvitations',
        'invitations.revokeInvitation',
        'invitations.invitationQr',
      ],
    },
  },
  {
    needs: ['forgot|forgotten|lost|reset|change|new', 'password|passkey|passkeys'],
    says: '“Your account” has your password, your passkeys and the devices you are signed in on. If the password is lost: at the door, “Forgotten your password?” sends you a letter.',
    rests: {
      calls: ['identity.changePassword', 'identity.askReset', 'identity.myPasskeys', 'identity.mySessions'],
    },
  },
  {
    needs: [
      'how long|stay|stays|keep|signed out|logged out|log me out|sign me out',
      'signed in|logged in|session|signed out|logged out|log me out|sign me out',
    ],
    says: 'A device stays signed in for a week after it was last used. “Your account” shows where you are signed in and ends any of it.',
    rests: {
      calls: ['identity.mySessions', 'identity.endSession', 'identity.endSessions'],
      lines: [['server/modules/identity/sessions.ts', 'const lasts = 7 * day;']],
    },
  },
  {
    needs: ['how|where', 'sign out|log out|sign off|log off|leave the house'],
    says: '“Leave the house” stands at the foot of the menu. Your words stay where they are.',
    rests: { calls: ['identity.logout'] },
  },
  {
    needs: [
      'phone|tablet|device|computer|laptop',
      'another|other|new|second|lost|stolen',
      'sign|log|use|kinsong|house|account|lost|stolen|you|in',
    ],
    unless: 'call|buy|bought|charger|repair|number|found|fix|task|remind|case|shop|battery',
    says: '“Your account” shows under “Another device” a picture for the other one’s camera that signs you in there. It also lists every device that is signed in: a lost one is signed out there.',
    rests: { calls: ['identity.linkDevice', 'identity.mySessions', 'identity.endSession'] },
  },
  {
    needs: [
      'change|set|edit|update|new|upload',
      'my (?:name|face|picture|photo|avatar|profile|e-?mail|email|address)|profile picture|avatar',
    ],
    unless: 'label|book|wall|frame|passport|shop|bank|doctor|insurance|tell',
    says: '“Your account”, in the menu, is where your face, your address, your password and your devices are kept.',
    rests: { calls: ['media.wearUploadedAvatar', 'identity.changePassword', 'identity.confirmEmail'] },
  },
  // Children, danger, block
  {
    needs: [
      'child|children|kid|kids|sixteen|16|under ?age|minor|minors|son|daughter|teenager|how old|(?:what|which) age|age limit',
      'account|join|use this|use it|use kinsong|allowed (?:here|in)|age|register|sign up|log in|have one|be here|safe here|kinsong|own (?:login|account)',
    ],
    unless: 'car|cinema|film|drive|beer|wine|swim|bath|bed|party|shower|trampoline',
    says: 'There is no separate setting for children under sixteen yet: an account is an account. Let their guardian decide with whoever runs this house, and invite them only into salons with people they know.',
    rests: { missing: 'guardian|underSixteen|minor' },
  },
  {
    needs: [
      'block|mute|report|ban|silence',
      'person|someone|somebody|people|member|user|him|her|them|PERSON|harass\\w*|abuse',
    ],
    unless: 'write|road|street|council report|send the report|drain|sink|school',
    says: 'In a room you can report what somebody said and block them, from the menu of their words. In a salon an owner or steward can remove somebody. Muting a person is not there yet.',
    rests: {
      missing: '\\bmute(?:Person|Someone|Member)?\\b',
      calls: ['spaces.removeMember', 'seekers.block', 'messages.report'],
    },
  },
  {
    needs: [
      'sos|s o s|emergency button|panic button|emergency call',
      'how|what|where|does|work|works|open|there|is|who|reach|use|can',
    ],
    says: 'The SOS is not open in this house yet: do not wait for it. In an emergency call 112 in Europe, 999 in Britain, 911 in North America.',
    rests: { missing: '\\bsos\\b' },
  },
  // Reaching people, working
  {
    needs: [
      'notification|notifications|push|e-?mails?|mails|letters|alerts?|sms|text messages',
      'get|send|sends|receive|switch|turn|stop|when|there|phone|me|does|can|will|do you|why',
    ],
    unless:
      'mean|write|reply|answer|read|forward|post office|birthday|invitation cards|to PERSON|grandmother|school|remind',
    says: 'There are no push notifications and no text messages: what is new is shown when the house is open. Letters go out for few things only, like an invitation, a lost password, an address to confirm and guests of events, and only where a mail server has been set up.',
    rests: {
      settings: ['KINSONG_SMTP_URL'],
      missing: 'push|webPush|notification',
      calls: ['identity.askReset', 'identity.askConfirmation', 'calendar.inviteGuest'],
    },
  },
  {
    needs: [
      'offline|no (?:internet|connection|network|signal|wifi)|without (?:the )?(?:internet|a connection|wifi|network|signal)|train tunnel|flight mode|aeroplane mode|(?:wifi|internet|connection|network) (?:is|goes|drops|fails|breaks)(?: \\w+)?(?: down| off| away| out| gone)?',
      'work|works|use|happens|write|see|can|still|lost|does it',
    ],
    says: 'While the page is open it goes on without a connection: what this device has kept can be read, and what you write is kept and sent when you are back, once. To open the page anew, and to get an answer from me, you need a connection.',
    rests: {
      lines: [['web/ui/frame/ConnectionLine.tsx', 'Offline. What you write is kept and sent later.']],
    },
  },
  {
    needs: [
      'app|install|home screen|app store|play store|android|iphone|ios',
      'is there|install|download|get|add|have|put|where|how|available',
    ],
    unless: 'bank|weather|heating|school|bus|task|list',
    says: 'There is no app in a store. Open the house in the browser; most phones offer to put it on the home screen from the browser’s own menu.',
    rests: { lines: [['web/index.html', '<link rel="manifest" href="/manifest.webmanifest" />']] },
  },
  {
    needs: [
      'cost|costs|price|free|pay|pays|paid|subscription|fee|fees|charge|how much is (?:it|this|kinsong|membership)',
      'KINSONG|subscription|fees?|per month|a month|for you|all this',
    ],
    unless:
      'roof|plumber|what did|lad|carry|lesson|course|school|ticket|tickets|bill|dinner|slates|rent|electric\\w*|gas|time|free (?:on|at|this|next|for|that|tomorrow|tonight|today)|anyone|who is|room|day|trip|hall|PERSON',
    says: 'Kinsong is free software, and I cost nothing. Whoever runs this house may bear the cost of its machine; where a language model is switched on, its answers may cost the house money, and “TURING” shows how much.',
    rests: {
      lines: [['README.md', '[AGPL-3.0-only](LICENSE)']],
      settings: ['KINSONG_MODEL_PRICES'],
      calls: ['guide.about'],
    },
  },
  {
    needs: [
      'without|old|only|any|other|simple|which|what kind of|need|needs|run|runs|on (?:my|a|an|the|her|his)',
      'smartphone|smart phone|computer|laptop|tablet|browser|phone number|mobile|ipad|android|pc|device|devices|phone',
      'KINSONG|use|work|works|join|take part|run|runs',
    ],
    unless: 'call|repair|number of|buy|charger|lost|stolen|find|sign|log|voice|camera',
    says: 'Any phone, tablet or computer with a browser will do; nothing has to be installed. Without any of them somebody else has to read and write for them: I can not phone or send text messages.',
    rests: {
      lines: [['web/index.html', '<link rel="manifest" href="/manifest.webmanifest" />']],
      missing: 'sms|textMessage',
    },
  },
  {
    needs: [
      'who',
      'owns|own|made|makes|behind|develops|built|wrote',
      'kinsong|this (?:app|program|site|software|house)',
    ],
    unless: 'cake|soup|mess',
    says: 'Kinsong is free software: anybody may run it, read how it is made and change it. This house is run by whoever set it up for you.',
    rests: { lines: [['README.md', '[AGPL-3.0-only](LICENSE)']] },
  },
  {
    needs: [
      'backup|backups|backed up|back up',
      'where|how|often|who|is there|are there|exist|made|kept|house|data|our|lost|safe',
    ],
    unless: 'my phone|laptop|plan|driver|singer|babysitter',
    says: 'A backup is made when whoever runs this house makes one or has it made each night, into a folder they choose; ask them where it lies. It holds what was said and is not encrypted, but not the key of the house, open anonymous votes, nor who gave a trust tap.',
    rests: {
      lines: [
        [
          'docs/operations/backup.md',
          'writes everything that must last into that folder, which must not exist yet.',
        ],
        ['docs/operations/backup.md', 'The ballots of anonymous votes that are open, and their keys'],
      ],
    },
  },
  {
    needs: [
      'how (?:big|large|long)|limit|limits|largest|too (?:big|large)|maximum|size',
      'file|files|film|films|video|videos|photo|photos|picture|pictures|upload|document|documents',
    ],
    unless: 'print|frame|wall|paper',
    says: 'A picture or document may have 25 MB and a film or sound 500 MB, unless whoever runs this house has set it otherwise.',
    rests: {
      settings: ['KINSONG_LARGEST_DOCUMENT', 'KINSONG_LARGEST_FILM'],
      lines: [['README.md', 'MB; 25 and 500 without them']],
    },
  },
  {
    needs: [
      'upload|share|send|add|attach|bring',
      'file|files|photo|photos|picture|pictures|video|videos|document|documents',
      'how|where|can i|can we|possible|may i',
    ],
    unless: 'wall|print|task',
    says: 'In a salon, beside where you write, files can be brought in; they lie there for its members. I can not look at pictures myself.',
    rests: { calls: ['files.begin', 'files.list'] },
  },
  // Trust, soul, swap, game
  {
    needs: [
      'trust|trust score|trust points',
      'what is|how|why|grow|raise|earn|get|lose|work|works|mean|count',
    ],
    unless: 'you|PERSON|him|her|them|neighbour|plumber|can i trust|should i trust',
    says: 'Trust grows by what you do for each other: a task that somebody asked you for and confirmed brings 2, a perspective swap seen through by both 3, a double tap of somebody’s on your words 1. Who tapped is told to nobody. Tap on Trust to read all that moved yours, and why.',
    rests: {
      calls: ['seekers.trust'],
      lines: [
        ['contract/seekers/trust.ts', 'task_done: { amount: 2,'],
        ['contract/seekers/trust.ts', 'perspective_swap: { amount: 3,'],
        ['contract/seekers/trust.ts', 'taps: { amount: 1,'],
      ],
    },
  },
  {
    needs: [
      'soul|soul score|soul points|soul button',
      'what is|what does|how|why|raise|earn|get|work|works|mean|for',
    ],
    unless: 'music|food|kitchen|my soul|mates?',
    says: 'The soul score counts words of your own that warmed you: a double tap on one of them raises it by one, once for each. It buys nothing, and is nobody’s measure of you.',
    rests: { calls: ['seekers.raiseSoul', 'seekers.soul'] },
  },
  {
    needs: ['perspective swap|swap|swaps', 'what is|what are|how|explain|work|works|read|reads|who'],
    unless: 'shift|books?|clothes|seeds',
    says: 'In a perspective swap two people tell how they see one thing, each says back what they heard until the other agrees, and then both read. It is in the menu, and nobody else reads it.',
    rests: { calls: ['guide.beginSwap', 'guide.swapStep'] },
  },
  {
    needs: [
      'game|game mode|game only|secret history|kinsong|modes?|irl',
      'what is|how|explain|play|work|works|difference|about|mean|rules',
    ],
    unless: 'win|score|tonight|board|card|match|football|tickets',
    says: 'Kinsong is a house for families, by invitation only. Its game is The Secret History of Humankind: in “Game Only” I tell a tale that you play by writing, and real things done open its next door; in “IRL+Game” I speak plainly of your days. Your lists are the same in both.',
    rests: { calls: ['guide.chat', 'guide.story'] },
  },
  {
    needs: [
      'which|what|how many',
      'salons?|guilds?|ones',
      'am i in|are we in|do i belong|i am (?:a member|in)|am i a member|(?:salons?|guilds?) (?:am i|do i have|are we)',
    ],
    unless: 'birthday|eat|sleep|clean|paint',
    says: 'You are in {salons}.',
    rests: { calls: ['spaces.mine'] },
  },
  {
    needs: [
      'difference|what is|what are|explain|same|different|or',
      'guilds?',
      'guild|salon|salons|mean|for',
    ],
    unless: 'decide|said|due|next|task',
    says: 'A salon is for one thing that is being done, and ends with it; a guild is for people who do the same kind of thing and stay together.',
    rests: {
      calls: ['spaces.mine', 'spaces.found'],
      lines: [['docs/glossary.md', '| **salon** | A space in which something is being done']],
    },
  },
  {
    needs: [
      'how|where|can i|may i',
      'make|open|found|create|start|begin|set up|new',
      'salons?|guilds?|(?:new |a )(?:rooms?|group|space|project)',
    ],
    unless: 'due|decide|decided|said|paint|clean|bed|living|heat|door|window|delete|leave|close',
    says: 'Tell me its name and what it is for, and I offer a card for it; or open “Projects”, below, where a new one begins.',
    rests: { calls: ['spaces.found', 'spaces.mine'] },
  },
  {
    needs: [
      'salons?|peeps|guilds?|turing|nudge|(?:new |a )(?:rooms?|group|space)',
      'is what|is that|what is|what are|what does|how do(?:es)?|explain|where is|where are|where do i find|how (?:can|do) i|create',
    ],
    unless: 'due|next|today|week|decide|decided|said|done|name|called|shall|task|paint|clean|bed|living|heat',
    says: 'A salon is a room for one project, with its words, its tasks, its calendar and its people; “Projects”, below, lists yours and opens a new one. “To Do” is your own list, “Nudge” asks me for one small thing, “TURING” tells what I am.',
    rests: { calls: ['spaces.mine', 'spaces.found', 'guide.nudge', 'guide.about', 'tasks.mine'] },
  },
  {
    needs: [
      'how|where|can i|change|make|set',
      'dark|darker|dark mode|light mode|colou?rs?|skin|skins|theme|themes|darker|brighter|background|look of (?:it|the house|this)|how the house looks',
    ],
    unless: 'wall|walls|paint|door|hair|dress|photo|kitchen|fence',
    says: 'In the menu, under “How the house looks”: epic, mystical or notebook.',
    rests: { lines: [['web/ui/skins/SkinChooser.tsx', 'How the house looks']] },
  },
];
