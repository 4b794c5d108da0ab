import { h2, img, type PostSource, p, poll, ul } from '../blocks.ts';

/** Unpublished posts of the three demo accounts: drafts, queues, unanswered asks. */
export const deskPosts: readonly PostSource[] = [
  {
    key: 'draft-marlow-zine',
    blog: 'marlow',
    ago: '2d 1h',
    state: 'draft',
    tags: ['zine', 'prints'],
    content: [
      h2('Zine notes'),
      ul('twenty-four pages, no captions'),
      ul('title: “Second gate”?'),
      ul('ask @{ferran} for one line, _only_ one'),
    ],
  },
  {
    key: 'draft-marlow-coast',
    blog: 'marlow',
    ago: '8d',
    state: 'draft',
    publishFault:
      'Something in this post kept it from being published. Look through it and publish it again.',
    tags: ['coast'],
    content: [
      img(
        'draft-marlow-coast',
        {
          style: 'landscape',
          mood: 'dusk',
          land: 'cliffs',
          water: 0.35,
          ridges: 3,
          sun: 0.4,
          sunHeight: 0.05,
        },
        'A purple sea at dusk with dark cliffs on the right and the sun touching the water.',
      ),
    ],
  },
  {
    key: 'queue-marlow-1',
    blog: 'marlow',
    ago: '3h',
    state: 'queued',
    tags: ['photography', 'morning'],
    content: [
      img(
        'queue-marlow-1',
        { style: 'landscape', mood: 'gold', ridges: 5, sun: 0.7, thing: 'fence' },
        'Golden hills with a leaning fence in front and a bright low sun.',
      ),
      p('The fence has given up and is better for it.'),
    ],
  },
  {
    key: 'queue-marlow-2',
    blog: 'marlow',
    ago: '2h 50m',
    state: 'queued',
    tags: ['photography', 'snow'],
    content: [
      img(
        'queue-marlow-2',
        { style: 'landscape', mood: 'snow', land: 'peaks', ridges: 5, trees: true },
        'White peaks and snowy firs in flat light.',
      ),
      p('Visited @{hut}. Slept in bunk 21. Heard bunk 22.'),
    ],
  },
  {
    key: 'queue-marlow-3',
    blog: 'marlow',
    ago: '2h 40m',
    state: 'queued',
    publishesIn: '1d 6h',
    tags: ['polls'],
    content: [
      poll(
        'marlow-gate',
        'How far is the second gate?',
        ['Twenty minutes', '“Twenty minutes”', 'There is a second gate?'],
        { days: 7 },
      ),
    ],
  },
  {
    key: 'queue-odile-1',
    blog: 'odile',
    ago: '5h',
    state: 'queued',
    tags: ['bread'],
    content: [
      img(
        'queue-odile-1',
        { style: 'still', items: ['tin-loaf', 'slice', 'jar'], wall: 'sage' },
        'A tin loaf, one slice of it and a jar of jam on a wooden table.',
      ),
      p('The slice is a volunteer.'),
    ],
  },
  {
    key: 'draft-odile-apology',
    blog: 'odile',
    ago: '4d 2h',
    state: 'draft',
    tags: [],
    content: [p('An open letter to the croissants of last Thursday')],
  },
  {
    key: 'draft-tamsin-list',
    blog: 'tamsin',
    ago: '1d 3h',
    state: 'draft',
    tags: ['stargazing'],
    content: [
      h2('What to see this month'),
      ul('moon beside Jupiter, low, before breakfast'),
      ul('my neighbour’s security light (variable star)'),
    ],
  },
  {
    key: 'ask-marlow-1',
    blog: 'marlow',
    ago: '6h',
    state: 'ask',
    content: [p('Would you ever do a walk with readers? I promise to bring soup.')],
    layout: [{ type: 'ask', blocks: [0], by: 'winter-is-for-soup' }],
  },
  {
    key: 'ask-marlow-2',
    blog: 'marlow',
    ago: '1d 7h',
    state: 'ask',
    content: [p('which gate is the good gate')],
    layout: [{ type: 'ask', blocks: [0] }],
  },
  {
    key: 'ask-marlow-3',
    blog: 'marlow',
    ago: '3d 9h',
    state: 'ask',
    content: [
      p(
        'My class of nine-year-olds voted your lone tree “most likely to be a wizard”. May we print it for the corridor?',
      ),
      img(
        'ask-marlow-3',
        { style: 'landscape', mood: 'autumn', ridges: 2, thing: 'lone-tree' },
        'A crayon-bright hill in autumn with one large tree on it.',
      ),
    ],
    layout: [{ type: 'ask', blocks: [0, 1], by: 'gloria-in-the-library' }],
  },
  {
    key: 'ask-odile-1',
    blog: 'odile',
    ago: '9h',
    state: 'ask',
    content: [p('Made the flatbread. It is shaped like Portugal. Is that normal?')],
    layout: [{ type: 'ask', blocks: [0], by: 'rui-na-praia' }],
  },
  {
    key: 'ask-odile-2',
    blog: 'odile',
    ago: '2d 3h',
    state: 'ask',
    content: [p('What do you listen to at four in the morning?')],
    layout: [{ type: 'ask', blocks: [0], by: 'toast-at-midnight' }],
  },
  {
    key: 'ask-tamsin-1',
    blog: 'tamsin',
    ago: '11h',
    state: 'ask',
    content: [
      p(
        'I saw a light that did not blink and moved slowly west to east for four minutes. Be honest, is it aliens?',
      ),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'cloudwatch-carl' }],
  },
];
