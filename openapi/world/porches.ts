/** A thing on a porch of the world. Blogs, posts and collections are named by their keys. */
export type PorchThingSource =
  | { note: string }
  | { record: string }
  | { poll: string }
  | { collection: string }
  | { postsOf: string }
  | { lights: true };

/** A porch of the world. */
export interface PorchSource {
  /** Key of the blog whose owner sits there. */
  blog: string;
  visibility: 'self' | 'mutuals' | 'members' | 'everyone';
  greeting: string;
  /** Keys of blogs. */
  lanterns: readonly string[];
  things: readonly PorchThingSource[];
}

/** The porches of the world. */
export const porchSources: readonly PorchSource[] = [
  {
    blog: 'marlow',
    visibility: 'everyone',
    greeting: 'Sit anywhere, the second step creaks.',
    lanterns: ['odile', 'hut', 'tamsin', 'cat', 'kilnside', 'loom', 'greta'],
    things: [
      { note: 'Back at six. The kettle knows where everything is.' },
      { record: 'polyglot-audio' },
      { collection: 'col-quiet-water' },
      { poll: 'cat-poll' },
      { collection: 'col-crust-and-glaze' },
      { lights: true },
    ],
  },
  {
    blog: 'tamsin',
    visibility: 'mutuals',
    greeting: 'Clear after ten. Bring the flask and no torches.',
    lanterns: ['marlow', 'hut'],
    things: [{ note: 'Forty exposures. One of them is a moth.' }, { postsOf: 'tamsin' }],
  },
];
