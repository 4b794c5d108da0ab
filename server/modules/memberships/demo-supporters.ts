/** A member of the demo world who supports a blog. Times are in months and days before the world's present. */
export interface DemoSupporter {
  /** Key of the account. */
  member: string;
  /** Name of the blog. */
  blog: string;
  /** Place of the plan among those of the blog. */
  plan: number;
  period: 'month' | 'year';
  country: string;
  /** When they began. */
  sinceDays: number;
  message: string;
  /** True for those who agreed to be named on the support page. */
  isListed: boolean;
  /** The state that they are in. */
  state: 'active' | 'pending-cancel' | 'cancelled' | 'on-hold';
}

type Row = [
  member: string,
  blog: string,
  plan: number,
  period: DemoSupporter['period'],
  country: string,
  sinceDays: number,
  state: DemoSupporter['state'],
  message: string,
];

const ROWS: readonly Row[] = [
  ['greta', 'odile', 0, 'month', 'DE', 187, 'active', 'For the loaf you described on a Tuesday in March.'],
  ['bronagh', 'odile', 1, 'month', 'IE', 171, 'active', 'From one kiln to another.'],
  ['toast-at-midnight', 'odile', 0, 'month', 'GB', 160, 'active', ''],
  ['half-a-croissant', 'odile', 0, 'month', 'FR', 139, 'cancelled', 'I would like the other half.'],
  ['winter-is-for-soup', 'odile', 0, 'year', 'AT', 128, 'active', 'Bread and soup.'],
  ['copper-kettle-club', 'odile', 1, 'month', 'GB', 104, 'active', ''],
  ['bramble-and-co', 'odile', 0, 'month', 'IE', 83, 'on-hold', ''],
  ['natsuki', 'odile', 0, 'month', 'JP', 66, 'active', 'パンの写真をいつもありがとう。'],
  ['mossy-frog', 'odile', 0, 'month', 'US', 47, 'active', ''],
  ['linnea-s', 'odile', 1, 'month', 'NL', 24, 'active', 'For the sourdough that survived the move.'],
  ['kasia-na-rowerze', 'odile', 0, 'month', 'PT', 9, 'active', ''],
  ['emeka', 'tamsin', 0, 'month', 'GB', 150, 'active', 'Clear skies.'],
  [
    'lighthouse-keeper-no-3',
    'tamsin',
    1,
    'month',
    'IE',
    118,
    'active',
    'I turn the lamp away when you are out.',
  ],
  ['a-modest-ghost', 'tamsin', 0, 'month', 'US', 92, 'pending-cancel', ''],
  ['alma', 'tamsin', 1, 'year', 'ES', 61, 'active', 'From 2304 metres, with envy.'],
  ['evening-grosbeak', 'tamsin', 0, 'month', 'US', 33, 'active', ''],
  ['casimir', 'marlow', 0, 'month', 'DE', 97, 'active', 'For the drawer of maps.'],
  ['rui-na-praia', 'marlow', 0, 'month', 'PT', 52, 'active', ''],
  ['fog-enthusiast', 'marlow', 0, 'month', 'GB', 20, 'active', 'More fog.'],
];

/** Members who agreed to be named on the support page. */
const LISTED = new Set([
  ...['greta', 'bronagh', 'toast-at-midnight', 'winter-is-for-soup', 'natsuki', 'mossy-frog', 'linnea-s'],
  ...['half-a-croissant', 'emeka', 'lighthouse-keeper-no-3', 'alma', 'evening-grosbeak', 'fog-enthusiast'],
]);

/** Supporters of blogs of the demo world, in every state. */
export const DEMO_SUPPORTERS: readonly DemoSupporter[] = ROWS.map(
  ([member, blog, plan, period, country, sinceDays, state, message]) => ({
    member,
    blog,
    plan,
    period,
    country,
    sinceDays,
    state,
    message,
    isListed: LISTED.has(member),
  }),
);
