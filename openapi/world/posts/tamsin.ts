import {
  chat,
  drawing,
  film,
  folded,
  h1,
  h2,
  img,
  link,
  ol,
  type PostSource,
  p,
  poll,
  rows,
  ul,
  youtube,
} from '../blocks.ts';

/** Tamsin's sky. */
export const tamsinPosts: readonly PostSource[] = [
  {
    key: 'tamsin-moon-tonight',
    blog: 'tamsin',
    ago: '48m',
    popularity: 0.85,
    tags: ['astronomy', 'the moon', 'tonight'],
    content: [
      img(
        'tamsin-moon',
        { style: 'night', subject: 'moon', tint: 'ink' },
        'The full moon, large and cream-coloured, its grey seas and a bright rayed crater clearly visible.',
        { height: 1000 },
      ),
      p(
        'Forty exposures, stacked. That bright splash at the bottom is a crater about 85 km across, throwing its rays a third of the way around the disc like a dropped bag of flour. Hello, @{odile}.',
      ),
    ],
  },
  {
    key: 'tamsin-cloud',
    blog: 'tamsin',
    ago: '1d 2h',
    popularity: 0.6,
    tags: ['clouds', 'astronomy', 'complaints'],
    content: [
      p(
        'Clear-sky forecast says clear. Sky says no. I have chosen to believe the forecast and am observing the forecast instead. It is very sharp tonight.',
      ),
    ],
  },
  {
    key: 'tamsin-saturn',
    blog: 'tamsin',
    ago: '2d 22h',
    popularity: 0.9,
    tags: ['astronomy', 'saturn', 'planets'],
    content: [
      img(
        'tamsin-saturn',
        { style: 'night', subject: 'saturn', tint: 'plum' },
        'Saturn with pale banded globe and tilted golden rings on a dark purple sky.',
      ),
      p(
        'Showed Saturn to my neighbour, who is eighty-one. She looked for a long time and said: “Oh, so it’s _real_.” Then she looked again, to make sure.',
      ),
    ],
  },
  {
    key: 'tamsin-orion',
    blog: 'tamsin',
    ago: '4d 1h',
    popularity: 0.55,
    tags: ['constellations', 'stargazing', 'beginners'],
    content: [
      img(
        'tamsin-orion',
        { style: 'night', subject: 'constellation', figure: 'orion', ground: 'pines', tint: 'teal' },
        'The stars of Orion joined by dotted lines above a row of black pines, one shoulder star glowing orange.',
      ),
      h2('Finding Orion, in three steps'),
      ol('Go out after supper and face roughly south.'),
      ol('Find three stars in a short straight line. That is the belt. You cannot unsee it now.'),
      ol(
        'The orange one above left is Betelgeuse, a star so swollen that it would swallow the orbit of Mars. Say good evening. It may already have gone.',
      ),
    ],
  },
  {
    key: 'tamsin-phases',
    blog: 'tamsin',
    ago: '6d 3h',
    popularity: 0.5,
    tags: ['the moon', 'phases', 'series'],
    content: [
      img(
        'tamsin-phases',
        { style: 'night', subject: 'phases', tint: 'ink' },
        'Nine moons in an arc, from thin crescent through full and back to thin crescent.',
        { height: 460 },
      ),
      p('One month, nine clear nights, twenty-one nights of standing in the garden saying _hm_.'),
    ],
  },
  {
    key: 'tamsin-meteor-log',
    blog: 'tamsin',
    ago: '8d 4h',
    popularity: 0.6,
    tags: ['meteors', 'night log', 'long post'],
    content: [
      h1('Meteor log, with interruptions'),
      img(
        'tamsin-meteors',
        { style: 'night', subject: 'meteors', ground: 'dome', tint: 'indigo' },
        'Nine meteors streaking down from one point in a dark blue sky, above an observatory dome with a lit window.',
      ),
      p('**23:10** Blanket, flask, deckchair. The deckchair has one setting and it is “surprise”.'),
      p('**23:24** First one! Short, white, straight down. I said “oh” out loud to nobody.'),
      p('**23:31** Hedgehog.'),
      p('**23:58** Long yellow one, lasted a good second, left a trail. Second “oh”.'),
      p('**00:20** Four in ten minutes. The neighbour’s security light made it five, briefly.'),
      p('**00:47** Hedgehog again, with what I can only call a colleague.'),
      p('**01:15** Total: 17 meteors, 2 hedgehogs, 1 satellite, 0 feeling in either foot. ☄️☄️🦔'),
      p(
        'If you want to try: no equipment, no moon, lie flat, give your eyes twenty minutes and do not look at your phone. Yes, I know where you are reading this.',
      ),
    ],
    layout: [folded(3)],
  },
  {
    key: 'tamsin-ask-telescope',
    blog: 'tamsin',
    ago: '10d 6h',
    popularity: 0.4,
    tags: ['telescopes', 'beginners'],
    content: [
      p('I have 150 to spend and I want to see planets. What do I buy?'),
      p(
        'First, nothing. Borrow binoculars and look at the moon, then at Jupiter: you will see up to four tiny dots beside it, and they will have moved by tomorrow. If that makes your stomach go funny, **then** come back and I will talk you into a second-hand reflector.',
      ),
      ul('Avoid anything whose box shouts a magnification.'),
      ul('Avoid wobbly legs. The mount is half the telescope.'),
      ul('Ask at your nearest astronomy society. Somebody there is trying to make room in a cupboard.'),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'hedgerow-notes' }],
  },
  {
    key: 'tamsin-film-saturnrise',
    blog: 'tamsin',
    ago: '12d 20h',
    popularity: 0.6,
    tags: ['video', 'the moon', 'timelapse'],
    content: [
      film(
        'tamsin-moonrise',
        { style: 'loop', scene: 'moonrise' },
        'A cut-paper moon rises behind layered hills while the sky turns from orange to night blue.',
      ),
      p('@{loopkin} made my moonrise timelapse out of paper, because mine was forty seconds of a hedge.'),
    ],
  },
  {
    key: 'tamsin-jupiter',
    blog: 'tamsin',
    ago: '14d 23h',
    popularity: 0.65,
    tags: ['jupiter', 'planets', 'astronomy'],
    content: [
      img(
        'tamsin-jupiter',
        { style: 'night', subject: 'jupiter', tint: 'ink' },
        'Jupiter with cream and rust bands and its red spot, four small moons in a line on either side.',
      ),
      p('From left to right: moon, moon, **king**, moon, moon.'),
    ],
  },
  {
    key: 'tamsin-poll-name',
    blog: 'tamsin',
    ago: '18d 19h',
    popularity: 0.45,
    tags: ['polls', 'telescopes'],
    content: [
      p('The new-to-me telescope needs a name.'),
      poll('tamsin-telescope-name', 'Well?', ['Gertrude', 'The Tube', 'Sir Isaac Neverclear', 'Keith'], {
        days: 7,
      }),
    ],
  },
  {
    key: 'tamsin-chat-cats',
    blog: 'tamsin',
    ago: '20d 22h',
    popularity: 0.7,
    tags: ['cats', 'household', 'astronomy'],
    content: [
      chat('Me', 'This mirror is polished to a fraction of a wavelength of light.'),
      chat('Cat', 'I have a nose.'),
      chat('Me', 'Please do not put'),
      chat('Cat', '👃'),
      chat('Me', 'Thank you.'),
    ],
  },
  {
    key: 'tamsin-eclipse',
    blog: 'tamsin',
    ago: '24d 7h',
    popularity: 0.75,
    tags: ['eclipse', 'sun', 'memories'],
    content: [
      img(
        'tamsin-eclipse',
        { style: 'night', subject: 'eclipse', tint: 'ink' },
        'A total solar eclipse: black disc, white streaming corona, a single bright bead at the edge.',
      ),
      p(
        'From the archive, years ago now. The birds stopped. A whole car park of strangers made the same noise. I have been a morning person about the sky ever since.',
      ),
    ],
  },
  {
    key: 'tamsin-link-apod',
    blog: 'tamsin',
    ago: '28d 8h',
    popularity: 0.3,
    tags: ['astronomy'],
    content: [
      link(
        {
          url: 'https://apod.nasa.gov/apod/',
          title: 'Astronomy Picture of the Day',
          description: 'One picture and one paragraph by an astronomer, every day for decades.',
          siteName: 'NASA',
          displayUrl: 'apod.nasa.gov',
        },
        drawing(
          'tamsin-link-apod',
          { style: 'night', subject: 'milky-way', ground: 'hills', tint: 'plum' },
          560,
        ),
      ),
      p('The oldest habit I have on the internet.'),
    ],
  },
  {
    key: 'tamsin-trails',
    blog: 'tamsin',
    ago: '33d 1h',
    popularity: 0.6,
    tags: ['star trails', 'long exposure', 'night sky'],
    content: [
      img(
        'tamsin-trails',
        { style: 'night', subject: 'trails', ground: 'pines', tint: 'teal' },
        'Star trails drawn as short arcs around one still point, over a row of pines.',
      ),
      img(
        'tamsin-pleiades',
        { style: 'night', subject: 'constellation', figure: 'pleiades', ground: 'hills' },
        'The Pleiades, a small cluster of blue-white stars in a faint glow above dark hills.',
      ),
      p(
        'Left: two hours, Earth doing its thing. Right: two seconds, the Seven Sisters refusing to be seven.',
      ),
    ],
    layout: [rows([[0, 1], [2]])],
  },
  {
    key: 'tamsin-youtube',
    blog: 'tamsin',
    ago: '39d 5h',
    popularity: 0.2,
    tags: ['video', 'not astronomy'],
    content: [
      p('Not astronomy. It is cloudy, so we are watching an open film about a very large rabbit.'),
      youtube(
        'aqz-KE-bpKQ',
        drawing(
          'tamsin-youtube',
          { style: 'landscape', mood: 'noon', trees: true, clouds: true, ridges: 4 },
          562,
        ),
        'A green valley with trees, standing in for the first frame of the film.',
      ),
    ],
  },
];
