import type { Entry } from './entry.ts';

/** What is kept, who reads it, how it goes. */
export const ofData: readonly Entry[] = [
  // Leaving, erasing, taking along
  {
    needs: [
      'ERASE|close|cancel|quit|leave|end|unregister|sign off for good',
      'account|profile|membership|myself|registration|kinsong|unregister',
    ],
    says: 'An account can not be deleted here by yourself yet; there is no button for it. Please ask whoever runs this house. What you can do now: take back single messages, leave salons, and erase what I keep in mind.',
    rests: {
      missing: '(?:delete|erase|close)\\w*(?:Account|Person|Me)\\b',
      calls: ['messages.delete', 'spaces.removeMember', 'guide.forgetAll'],
    },
  },
  {
    needs: ['ERASE', 'DATA|all|what (?:i|we) (?:\\w+ )?(?:wrote|write|said|told you)'],
    unless:
      'list|lists|tasks?|done|photos?|files?|SALON|you (?:know|remember|keep|hold)|about (?:me|us|PERSON)|message|vote|calendar|milk',
    says: 'Not all of it at once: there is no such button yet, so please ask whoever runs this house. By yourself you can take back each message of yours, delete your files and docs, and erase what I keep in mind under “What Mairy remembers”. Copies in older backups stay until those are thrown away.',
    rests: {
      missing: '(?:delete|erase)\\w*(?:Account|Person|Everything|Me)\\b',
      calls: ['messages.delete', 'files.delete', 'docs.delete', 'guide.forgetAll'],
      lines: [['docs/operations/backup.md', 'every table, as PostgreSQL writes rows down, compressed']],
    },
  },
  {
    needs: [
      'export|exporting|download|take (?:\\w+ ){0,2}(?:with|along|out)|get (?:\\w+ )?(?:data|everything) out|copy of|archive of|save|keep a copy',
      'DATA|all|account|WORDS',
    ],
    unless:
      'photo|photos|picture|pictures|paper|remember|doc|docs|document|calendar|cake|kids|children|lunch|bus|shops?',
    says: 'All your data in one go can not be taken along yet; ask whoever runs this house. Single things can: a doc as PDF, Markdown or web page, a file by “Download”, and the calendar by a private address that other calendars read.',
    rests: {
      missing: 'export(?:All|Everything|Account|Me|Data)|takeOut',
      calls: ['docs.export', 'files.read', 'calendar.subscribe'],
      lines: [['contract/docs/docs.ts', "export const exportKinds = ['md', 'html', 'pdf'] as const;"]],
    },
  },
  {
    needs: ['export|download|save|print|get .* out|as (?:a )?pdf|pdf', 'docs?|document|documents'],
    says: 'Open the doc and its menu: “Save as PDF”, “Save as Markdown” or “Save as a web page”.',
    rests: {
      calls: ['docs.export'],
      lines: [['contract/docs/docs.ts', "export const exportKinds = ['md', 'html', 'pdf'] as const;"]],
    },
  },
  {
    needs: [
      'export|subscribe|sync|syncs|synchroni[sz]e|connect|import|link|see|use|get|show|work|works',
      'google|google calendar|outlook|ical|ics|apple calendar|(?:other|another|my (?:own|phone|work)) calendars?|calendar (?:export|file|link|elsewhere)',
    ],
    says: 'The calendar can be read by other programs at a private address, and events can be brought in from a calendar file. Both are in the calendar itself.',
    rests: { calls: ['calendar.subscribe', 'calendar.unsubscribe', 'calendar.import'] },
  },
  {
    needs: [
      'ERASE|forget|clear|see|look|change|where|switch|turn|list',
      'your memory|memories|you (?:forget|remember)|what you (?:know|remember|keep|hold)|know about (?:me|us|PERSON)',
    ],
    unless: 'pages?|message|address|road|way|joke|how to',
    says: '“What Mairy remembers”, in the menu, lists all I keep in mind: each can be changed or erased there, or everything at once, and the switch at the top turns my memory off.',
    rests: {
      calls: ['guide.memories', 'guide.changeMemory', 'guide.forget', 'guide.forgetAll', 'guide.settle'],
    },
  },
  {
    needs: ['ERASE|close|end|archive', 'salon|salons|project|space|group|room'],
    unless: 'task|from the list|reminder|message',
    says: 'Only its owner can, in the settings of the salon. Deleted, it is gone at once for the others; for a day it can be brought back, then its messages, tasks and files are gone for good. “Archive” only puts it away, still to read.',
    rests: {
      calls: ['spaces.delete', 'spaces.keep', 'spaces.archive'],
      lines: [
        ['server/modules/spaces/erase-spaces.job.ts', 'const keptFor = day;'],
        ['contract/spaces/capabilities.ts', "'spaces.delete': all(as('owner'), unlessSealed),"],
      ],
    },
  },
  {
    needs: ['leave|leaving|get out of|exit|quit', 'salon|salons|group|project|space|guild'],
    says: 'Open the salon and its members: “Leave this salon” stands there. What you said stays for the others; take it back first if you do not want that.',
    rests: {
      calls: ['spaces.removeMember'],
      lines: [['contract/spaces/capabilities.ts', "'spaces.leave': all(anyMember, unlessSealed),"]],
    },
  },
  {
    needs: [
      'ERASE|take back|unsend|recall|undo',
      'message|messages|post|what i (?:wrote|said|posted)|comment',
    ],
    unless: 'vote|task|reminder',
    says: 'In a salon, open the menu of your message and choose “Take back”: its words and files go from the house, and a mark stays that something was there. There is no time limit. Owners and stewards can remove what others wrote. Backups made before still hold it.',
    rests: {
      calls: ['messages.delete'],
      lines: [
        ['contract/messages/capabilities.ts', "'messages.deleteOwn': anyMember,"],
        ['contract/messages/capabilities.ts', "'messages.deleteAny': as('owner', 'steward'),"],
      ],
    },
  },
  {
    needs: ['edit|change|correct|fix', 'message|messages|what i (?:wrote|said|posted)|typo'],
    says: 'Open the menu of your own message in the salon and edit it; the others see that it was edited. As long as the salon is not archived there is no time limit.',
    rests: {
      calls: ['messages.edit'],
      lines: [['contract/messages/capabilities.ts', "'messages.editOwn': all(anyMember, whileOpen),"]],
    },
  },
  {
    needs: [
      'ERASE|undo|restore|bring back|get back|recover|undelete',
      'task|tasks|todo|to do|todos|doc|docs|document',
    ],
    unless: 'finish|by|until',
    says: 'A deleted task or doc can be brought back by whoever deleted it, for an hour: press the undo that appears. After that its words are gone.',
    rests: {
      calls: ['tasks.keepMany', 'docs.keep'],
      lines: [
        ['server/modules/tasks/delete-tasks.ts', 'const keptFor = hour;'],
        ['server/modules/docs/delete-docs.ts', 'const keptFor = hour;'],
      ],
    },
  },
  {
    needs: ['ERASE|take back', 'OTHERS|all of us', 'gone|too|as well|also|still|for'],
    unless: 'task for|list for|remind|account|vote',
    says: 'Yes: what you delete or take back is gone for the others at once. Of a message a mark stays that something was there; a task or doc you can bring back for an hour, by the undo that appears.',
    rests: { calls: ['messages.delete', 'tasks.keepMany', 'docs.keep', 'files.delete'] },
  },
  // Who reads, what is kept
  {
    needs: [
      'admin|administrator|operator|owner of (?:the|this) (?:house|server|machine)|host|super user|superuser|whoever runs|who runs|developer|developers|you guys|the company|provider|government|police|state|kinsong|hackers?',
      'read|see|look|access|spy|watch|open',
    ],
    says: 'In the house no role opens salons or talks that one is not a member of. But whoever runs the machine holds the database and the backups and could read what lies there, as it is not encrypted against them; so it is a matter of whom you trust with the house.',
    rests: {
      lines: [
        ['docs/operations/backup.md', 'A backup is not encrypted, and what people said is in it.'],
        ['contract/messages/capabilities.ts', "'messages.read': anyMember,"],
      ],
    },
  },
  {
    needs: ['encrypted|encryption|end to end|e2e|secure|safe', 'WORDS|data|house|it|app|kinsong|here|this'],
    unless: 'baby|road|food|eat|water|ladder|ice|trampoline|bridge|kids|children|home|swim|drive|walk',
    says: 'On the way to the house it is encrypted where the house is reached by https. It is not end-to-end encrypted: whoever runs the machine could read the database and the backups.',
    rests: {
      lines: [['docs/operations/backup.md', 'A backup is not encrypted, and what people said is in it.']],
      settings: ['KINSONG_PUBLIC_URL', 'KINSONG_INSECURE'],
    },
  },
  {
    needs: [
      'OTHERS|is|are',
      'READ',
      '(?:to|with|for) you|you and me|between us|here|this|(?:my|our) (?:messages|words|talk|chat)|our (?:talk|chat|conversation)|this chat|what (?:i|we) (?:write|say|tell|wrote|told|type)|type here',
    ],
    unless:
      'SALON|vote|voted|will|how many|else do|calendar|list|book|story|aloud|bedtime|letter|water|meter',
    says: 'Nobody else in the house reads what you write to me here. It lies on the machine the house runs on, and whoever runs that machine could read its database and backups.',
    rests: {
      lines: [
        ['contract/spaces/space-kinds.ts', "thread: kind('Thread', confided),"],
        ['docs/operations/backup.md', 'A backup is not encrypted, and what people said is in it.'],
      ],
    },
  },
  {
    needs: [
      'he|she|they|PERSON|add|adds|added|invite|invited|join|joins|joined|new (?:member|people|person)|lets? in|comes? in|guest|then',
      'READ',
      'everything|all|else|old|older|before|earlier|other salons?|the rest|SALON',
    ],
    unless: 'story|film|market|letters?|book|alphabet|page|doctor|photos?',
    says: 'Whoever is in a salon sees that salon from its start, and nothing of the others. Your own list and our talk are yours alone.',
    rests: { lines: [['contract/messages/capabilities.ts', "'messages.read': anyMember,"]] },
  },
  {
    needs: ['OTHERS|outsiders', 'READ|seen|get|gets', '(?:the |my |our )reminders?'],
    unless: 'set|send|give',
    says: 'A reminder is yours alone: nobody else in the house sees it.',
    rests: {
      lines: [['server/modules/guide/reminders/reminders.sql.ts', '    .where(stillToCome(personId, id))']],
    },
  },
  {
    needs: [
      'OTHERS|outsiders',
      'READ|seen',
      'SALON|messages|files|docs|tasks|my list|to do|calendar|what i post',
    ],
    unless: 'book|story|aloud|last|on my list|today|needs',
    says: 'What stands in a salon is read by its members and nobody else in the house; a new member sees all of it from the start. Your own list and our talk are yours alone.',
    rests: { lines: [['contract/messages/capabilities.ts', "'messages.read': anyMember,"]] },
  },
  {
    needs: [
      'tell|repeat|pass on|share|show|betray',
      'anyone|anybody|someone|others|else|PERSON|them|people',
      'what i (?:say|tell|write|told|said|wrote)|secrets?|my (?:words|data|messages)|this|it',
    ],
    unless: 'please|remind|joke|story|day|time|news|recipe',
    says: 'No. What you tell me here I repeat to nobody; only what you put into a salon, or remember for a family or guild, is read by others.',
    rests: {
      calls: ['guide.remember'],
      lines: [['contract/guide/memory.ts', "export const MemoryScope = z.enum(['me', 'family', 'guild']);"]],
    },
  },
  {
    needs: [
      'what (?:do you do|happens|becomes|are you doing)',
      'with|to|of',
      'what (?:i|we) (?:\\w+ )?(?:tell|say|write|type|told|wrote)|everything (?:i|we) (?:\\w+ )?(?:tell|say|write|type)|my (?:words|data|messages|things)|our (?:words|data|messages|things|stuff)|the things (?:i|we) (?:tell|write|say)',
    ],
    says: 'It stays in our talk, on the machine this house runs on; nobody else in the house reads it. I learn nothing from it, and keep in mind only what you say yes to: see “What Mairy remembers”.',
    rests: {
      calls: ['guide.memories'],
      lines: [['contract/spaces/space-kinds.ts', "thread: kind('Thread', confided),"]],
    },
  },
  {
    needs: [
      'send|sends|sent|sending|go|goes|leave|leaves|give|gives|pass|passed|sell|share|stay|stays|stored|upload\\w*|end up',
      'WORDS|DATA|our (?:stuff|words|things|data)|my (?:stuff|words|things|data)|this|(?:does|will|did|would|is) (?:it|that|all that|all of it)(?=.*\\b(?:compan(?:y|ies)|google|facebook|microsoft|apple|amazon|big tech)\\b)',
      'america|abroad|company|companies|cloud|google|facebook|microsoft|apple|amazon|third part(?:y|ies)|outside|leaves? the house|elsewhere|somewhere|big tech|the internet|in the house|in europe|china|the usa|the us',
    ],
    unless: 'market|shop|picnic|parcel|card|bins?|salt|tent|PERSON',
    says: 'It stays on the machine this house runs on. The house sends nothing to any company, but for pages that somebody links to and a language model, if one is switched on and you said yes.',
    rests: { settings: ['KINSONG_DATA', 'KINSONG_LINK_PREVIEWS', 'KINSONG_MODEL_PROVIDER'] },
  },
  {
    needs: [
      'where',
      'servers?|data|messages|words|photos|files|secrets|everything',
      'stored|kept|saved|go|goes|live|lie|end up|are they|is it|servers?',
    ],
    unless: 'did i put|attic|shed|recipe|backup|backups',
    says: 'On the machine this house runs on, in its own database and folder, unless whoever runs it has chosen a database server or a file store of theirs elsewhere. No third party is sent anything by the house itself, but for pages that somebody links to and a language model, if one is switched on and you said yes.',
    rests: {
      settings: [
        'KINSONG_DATA',
        'KINSONG_DATABASE_URL',
        'KINSONG_FILES_URL',
        'KINSONG_LINK_PREVIEWS',
        'KINSONG_MODEL_PROVIDER',
      ],
    },
  },
  {
    needs: [
      'what|which|how much',
      'keep|store|save|collect|record|know|hold',
      'data|information|about me|about us|of me|on me',
    ],
    unless: 'remember that|you know about (?!me|us)',
    says: 'What you write and bring in, your account and when you signed in, and what moved your trust. What I keep in mind besides is only what you said yes to; it stands under “What Mairy remembers”.',
    rests: { calls: ['guide.memories', 'seekers.trust', 'identity.mySessions'] },
  },
  {
    needs: [
      'how long|when',
      'keep|kept|stay|stored|saved|deleted|expire|disappear',
      'WORDS|data|logs?|messages|files|keep (?:this|it|that|them|all)',
    ],
    unless: 'fridge|cake|soup|food|guests|milk',
    says: 'Messages and files stay until somebody deletes them; nothing runs out by itself. The record of sign-ins and changes of accounts is kept for a year.',
    rests: { lines: [['server/modules/identity/tidy.job.ts', 'const auditStays = 365 * day;']] },
  },
  {
    needs: [
      'sell|selling|advert\\w*|ads|trackers?|tracking|track|tracks|analytics|third part(?:y|ies)|cookies',
      'data|me|us|here|you|house|app|kinsong|WORDS',
    ],
    unless: 'bake|eat|recipe|jar|cake|market|car|house (?:for|to)|flat',
    says: 'No. There are no ads and no trackers, and nothing is sold. One cookie keeps you signed in.',
    rests: {
      lines: [['README.md', 'no third party draws your avatars, counts your visits or reads your words']],
    },
  },
  {
    needs: [
      'seen|read|reads',
      'who (?:has|have)|see (?:that|if|when|who)|know (?:that|if|when)|receipt|receipts|tick|ticks|told',
      'message|messages|mine|words|i have read',
    ],
    unless: 'salon members',
    says: 'In a salon its members can see who has read up to a message.',
    rests: { calls: ['messages.seenBy', 'messages.seen'] },
  },
];
