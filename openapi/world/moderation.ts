/** A decision of a moderator. `ago` is the time before the world's present. */
export interface DecisionSource {
  action: 'approve' | 'remove' | 'label' | 'restore' | 'escalate' | 'mute' | 'ban';
  by: string;
  ago: string;
  reason?:
    | 'community_guidelines'
    | 'off_topic'
    | 'spam'
    | 'inappropriate_behavior'
    | 'skein_guidelines'
    | 'other';
  /** Place of a rule of the community, from 0. */
  rule?: number;
  message?: string;
  reporterMessage?: string;
  note?: string;
  /** Length of a mute or a ban; left out for one without end. */
  length?: string;
  appeal?: {
    text: string;
    ago: string;
    answer?: { outcome: 'accepted' | 'rejected'; message: string; by: string; ago: string };
  };
}

/** A report of a member. */
export interface ReportSource {
  by: string;
  ago: string;
  reason: NonNullable<DecisionSource['reason']>;
  rule?: number;
  note?: string;
}

/** A post that is written for a community alone, because it got into the moderators' queue. */
export interface CaseSource {
  /** Key of the case, unique in its community. */
  key: string;
  blog: string;
  text: string;
  /** Address to which its first word links. */
  link?: string;
  ago: string;
  board?: string;
  /** Words of a comment below the post that the case is about instead of the post, which is one of the community then. */
  belowPost?: string;
  reports?: readonly ReportSource[];
  /** Key of the automatic rule that acted on it. */
  rule?: string;
  notes?: readonly (readonly [by: string, text: string, ago: string])[];
  claimedBy?: string;
  decision?: DecisionSource;
}

/** An automatic rule. */
export interface AutomaticRuleSource {
  key: string;
  by: string;
  ago: string;
  conditions: readonly Record<string, unknown>[];
  action: 'hold' | 'queue' | 'label';
  appliesTo?: readonly ('posts' | 'comments')[];
  isOff?: boolean;
}

/** The moderation of a community. Blogs are named by their keys. */
export interface ModerationSource {
  settings?: Record<string, unknown>;
  rules: readonly AutomaticRuleSource[];
  templates: readonly {
    title: string;
    message: string;
    reason: ReportSource['reason'];
    rule?: number;
    usedCount: number;
  }[];
  cases: readonly CaseSource[];
  /** Decisions about members. */
  members: readonly { blog: string; decision: DecisionSource }[];
  /** Notes of moderators about members: about whom, by whom, the words. */
  memberNotes: readonly (readonly [about: string, by: string, text: string, ago: string])[];
  /** Those who ask to join, with their answers to the question. */
  requests: readonly (readonly [blog: string, answer: string, ago: string])[];
  /** Changes of settings, for the log. */
  changes: readonly { by: string; ago: string; field: string; before?: string; after: string }[];
}

const OFF_TOPIC = {
  title: 'Off topic',
  message: 'Good, but not for here. Nothing is held against you.',
  reason: 'off_topic' as const,
  usedCount: 9,
};

/** The moderation of communities of the world, by their handles. */
export const moderation: Readonly<Record<string, ModerationSource>> = {
  'fog-watchers': {
    settings: { automodReportsEnabled: true, automodReportsThreshold: 5 },
    rules: [
      {
        key: 'machines',
        by: 'hut',
        ago: '60d',
        conditions: [{ kind: 'words', words: ['fog machine', 'dry ice', 'smoke machine'] }],
        action: 'hold',
      },
      {
        key: 'lenses',
        by: 'marlow',
        ago: '31d',
        conditions: [{ kind: 'links', hosts: ['bargain-lenses.example'] }],
        action: 'hold',
      },
      {
        key: 'newcomers',
        by: 'ferran',
        ago: '12d',
        conditions: [{ kind: 'media' }, { kind: 'new_member', days: 3 }],
        appliesTo: ['posts'],
        action: 'queue',
        isOff: true,
      },
    ],
    templates: [
      { ...OFF_TOPIC, rule: 0 },
      {
        title: 'No description',
        message: 'Please describe your picture and post it again. Half of us are reading this on a ferry.',
        reason: 'community_guidelines',
        rule: 1,
        usedCount: 4,
      },
      {
        title: 'Selling things',
        message: 'Nobody here buys fog. Please sell it elsewhere.',
        reason: 'spam',
        usedCount: 2,
      },
    ],
    cases: [
      {
        key: 'lamp-post',
        blog: 'fenwick-j',
        text: 'Not fog, but look at the new lamp post outside my house. It hums. I have named it Gerald.',
        ago: '2d 3h',
        board: 'sightings',
        reports: [
          { by: 'greta', ago: '2d 1h', reason: 'off_topic', rule: 0 },
          {
            by: 'maps',
            ago: '1d 20h',
            reason: 'off_topic',
            rule: 0,
            note: 'It is not on the 1911 sheet either.',
          },
          { by: 'fog-enthusiast', ago: '9h', reason: 'other', note: 'The hum is real, though.' },
        ],
        notes: [
          ['hut', 'Harmless. There is fog behind it if you squint.', '8h'],
          ['ferran', 'I cannot squint that far.', '7h'],
        ],
      },
      {
        key: 'machine',
        blog: 'yard-sale-orchestra',
        text: 'Fog machine, hardly used, forty pounds, collect from the bandstand. It does a lovely haar.',
        ago: '5h',
        board: 'notices',
        rule: 'machines',
      },
      {
        key: 'lenses',
        blog: 'bus-route-29',
        text: 'Here is where I got the lens that sees through it. Route 29 stops outside.',
        link: 'https://www.bargain-lenses.example/fog-cutter',
        ago: '1d 3h',
        board: 'sightings',
        rule: 'lenses',
        reports: [{ by: 'greta', ago: '20h', reason: 'spam' }],
      },
      {
        key: 'ambition',
        blog: 'salt-and-cinders',
        text: 'Fog is a cloud without ambition, and so is this board.',
        ago: '6h',
        belowPost: 'marlow-link-fog',
        reports: [{ by: 'odile', ago: '5h', reason: 'inappropriate_behavior', rule: 2 }],
        claimedBy: 'ferran',
      },
      {
        key: 'haar',
        blog: 'eleven-geese',
        text: 'You are all wrong about haar and, with respect, thick as the thing itself.',
        ago: '3d',
        board: 'words',
        reports: [
          { by: 'maps', ago: '2d 22h', reason: 'inappropriate_behavior', rule: 2 },
          { by: 'tamsin', ago: '2d 20h', reason: 'inappropriate_behavior', rule: 2 },
        ],
        decision: {
          action: 'remove',
          by: 'hut',
          ago: '2d 18h',
          reason: 'inappropriate_behavior',
          rule: 2,
          message: 'Disagree as much as you like, but leave the people out of it.',
          reporterMessage: 'Thank you. It is gone.',
          note: 'Second time this month.',
          appeal: {
            text: 'It was a pun. Thick as fog. I apologise to nobody in particular and to everybody in general.',
            ago: '1d 2h',
          },
        },
      },
      {
        key: 'first',
        blog: 'a-modest-ghost',
        text: 'I was in it. You could not see me. That is my whole report.',
        ago: '9d',
        board: 'sightings',
        decision: {
          action: 'remove',
          by: 'ferran',
          ago: '8d 20h',
          reason: 'spam',
          message: 'This looks like an empty post.',
          appeal: {
            text: 'It is a sighting, seen from the other side.',
            ago: '8d',
            answer: {
              outcome: 'accepted',
              message: 'You are right, and we should have looked twice. It is back where it was.',
              by: 'marlow',
              ago: '7d 12h',
            },
          },
        },
      },
      {
        key: 'kettle',
        blog: 'half-a-croissant',
        text: 'Steam from my kettle, Tuesday, 07:10. I know what day it is.',
        ago: '6d',
        board: 'sightings',
        reports: [
          { by: 'greta', ago: '5d 20h', reason: 'community_guidelines', rule: 0 },
          { by: 'maps', ago: '5d 19h', reason: 'community_guidelines', rule: 0 },
        ],
        decision: {
          action: 'approve',
          by: 'marlow',
          ago: '5d 8h',
          reporterMessage: 'The window behind the kettle is fogged. We counted that.',
        },
      },
      {
        key: 'radio',
        blog: 'kelp-forest-radio',
        text: 'Tune in tonight, tune in tomorrow, tune in whenever, we are always on.',
        ago: '4d 6h',
        belowPost: 'ferran-last-ferry',
        reports: [{ by: 'lighthouse-keeper-no-3', ago: '4d 4h', reason: 'spam' }],
        decision: { action: 'remove', by: 'hut', ago: '4d 2h', reason: 'spam', message: 'Once was enough.' },
      },
      {
        key: 'deck',
        blog: 'zorka-and-the-sea',
        text: 'Fog on the deck, and what we found in the nets that morning. Not for breakfast.',
        ago: '11d',
        board: 'sightings',
        decision: { action: 'label', by: 'ferran', ago: '10d 22h', note: 'Asked first; she agreed.' },
      },
    ],
    members: [
      {
        blog: 'pocket-lint-museum',
        decision: {
          action: 'ban',
          by: 'marlow',
          ago: '3d',
          length: '14d',
          reason: 'spam',
          message: 'Forty adverts for the museum shop are thirty-nine too many. See you in two weeks.',
          note: 'Warned twice.',
        },
      },
      {
        blog: 'copper-kettle-club',
        decision: {
          action: 'ban',
          by: 'hut',
          ago: '44d',
          reason: 'inappropriate_behavior',
          rule: 2,
          message: 'You were asked to stop, by five people, in three languages.',
          appeal: {
            text: 'The kettle was provoked.',
            ago: '41d',
            answer: {
              outcome: 'rejected',
              message: 'We read it all again. It was not.',
              by: 'ferran',
              ago: '40d',
            },
          },
        },
      },
      {
        blog: 'eleven-geese',
        decision: {
          action: 'mute',
          by: 'hut',
          ago: '2d 18h',
          length: '4d',
          reason: 'inappropriate_behavior',
          rule: 2,
          message: 'Have a rest from the words board.',
        },
      },
    ],
    memberNotes: [
      ['eleven-geese', 'ferran', 'Funny on Fridays, sour on Mondays. Try talking first.', '2d 17h'],
      ['fenwick-j', 'hut', 'Posts lamp posts. Means well.', '1d 5h'],
    ],
    requests: [],
    changes: [
      { by: 'marlow', ago: '70d', field: 'automod_reports_enabled', before: 'false', after: 'true' },
      {
        by: 'marlow',
        ago: '19d',
        field: 'prompt',
        before: 'Show your fog',
        after: 'Show what you saw',
      },
    ],
  },
  'bread-failures': {
    settings: { automodLinks: true, auditLogVisibility: 'members' },
    rules: [
      {
        key: 'advice',
        by: 'odile',
        ago: '90d',
        conditions: [{ kind: 'words', words: ['have you tried', 'just use', 'bread machine'] }],
        appliesTo: ['comments'],
        action: 'hold',
      },
    ],
    templates: [
      {
        ...OFF_TOPIC,
        title: 'It rose',
        message: 'Congratulations. Please take it to the other oven.',
        rule: 0,
      },
    ],
    cases: [
      {
        key: 'perfect',
        blog: 'toast-at-midnight',
        text: 'Perfect crumb, perfect crust, first attempt. Ask me anything.',
        ago: '1d',
        reports: [
          { by: 'kilnside', ago: '22h', reason: 'community_guidelines', rule: 0 },
          { by: 'ferran', ago: '21h', reason: 'community_guidelines', rule: 0, note: 'Cruel.' },
          { by: 'cat', ago: '20h', reason: 'inappropriate_behavior' },
        ],
        claimedBy: 'greta',
      },
      {
        key: 'tried',
        blog: 'grandpa-has-wifi',
        text: 'Have you tried leaving it alone?',
        ago: '3h',
        belowPost: 'odile-burnt',
        rule: 'advice',
      },
      {
        key: 'soup',
        blog: 'winter-is-for-soup',
        text: 'This one became croutons, and the croutons became soup. I regret nothing.',
        ago: '4d',
        reports: [{ by: 'ferran', ago: '3d 20h', reason: 'off_topic' }],
        decision: { action: 'approve', by: 'odile', ago: '3d 18h' },
      },
      {
        key: 'shop',
        blog: 'dotty-teacup',
        text: 'Starter for sale, aged nine, answers to Herbert.',
        ago: '2d',
        decision: {
          action: 'remove',
          by: 'greta',
          ago: '1d 22h',
          reason: 'spam',
          message: 'We do not sell relatives here.',
          appeal: { text: 'Herbert wants to be seen.', ago: '10h' },
        },
      },
    ],
    members: [
      {
        blog: 'juniperberrypie',
        decision: {
          action: 'ban',
          by: 'odile',
          ago: '20d',
          reason: 'inappropriate_behavior',
          rule: 1,
          message: 'Thirty “have you tried” in one evening.',
        },
      },
    ],
    memberNotes: [['grandpa-has-wifi', 'greta', 'Kind. Cannot help helping.', '30d']],
    requests: [],
    changes: [{ by: 'odile', ago: '91d', field: 'automod_links', before: 'false', after: 'true' }],
  },
  'back-garden-astronomy': {
    rules: [
      {
        key: 'lasers',
        by: 'tamsin',
        ago: '40d',
        conditions: [{ kind: 'words', words: ['laser', 'lasers'] }],
        action: 'queue',
      },
    ],
    templates: [],
    cases: [
      {
        key: 'laser',
        blog: 'xenia-k',
        text: 'Is a green laser all right if I only point it at things nobody owns?',
        ago: '14h',
        board: 'first-light',
        rule: 'lasers',
      },
      {
        key: 'sun',
        blog: 'nils-og-nissen',
        text: 'The sun, at noon, through the new telescope. I used my other eye.',
        ago: '5d',
        board: 'sketches',
        reports: [
          { by: 'maps', ago: '4d 23h', reason: 'other', note: 'Somebody may copy this.' },
          { by: 'bitbarrow', ago: '4d 22h', reason: 'other' },
        ],
        decision: {
          action: 'remove',
          by: 'tamsin',
          ago: '4d 21h',
          reason: 'other',
          message: 'Please see a doctor, then come back and tell us you are fine.',
        },
      },
    ],
    members: [],
    memberNotes: [],
    requests: [
      ['gloria-in-the-library', 'Jupiter, through the library’s binoculars, before closing.', '2d'],
      ['evening-grosbeak', 'The moon. Eyes only. I am a bird.', '1d 4h'],
      ['ottilie-writes-letters', 'A satellite that I first took for a sign.', '6h'],
    ],
    changes: [{ by: 'tamsin', ago: '50d', field: 'join_type', before: 'free', after: 'request' }],
  },
};
