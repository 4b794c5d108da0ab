import { msg } from '@lingui/core/macro';
import { paths } from '#src/paths/paths.ts';
import { type MemberSettingField, memberSetting } from '../model/member-setting.ts';
import { withChosen } from '../model/number-choices.ts';
import { asText, converted } from '../model/setting-field.ts';
import type { SettingsSection } from './section.ts';

/** Choices for the number of trail items that stay open; the largest shows nearly every trail whole. */
const TRAIL_ITEM_CHOICES = [1, 2, 3, 5, 10, 50];

/** Order of the dashboard: the newest posts first, or the best of them. */
const order = converted(
  memberSetting('dashboard.bestFirst'),
  (isBest) => (isBest ? 'best' : 'newest'),
  (chosen) => chosen === 'best',
);

/** One choice of two settings, because posts that are left out later are dimmed until then. */
const seenPosts: MemberSettingField<'show' | 'dim' | 'skip'> = {
  of: ({ dashboard: { dimSeen, skipSeen } }) => (skipSeen ? 'skip' : dimSeen ? 'dim' : 'show'),
  put: (settings, chosen) => ({
    ...settings,
    dashboard: { ...settings.dashboard, dimSeen: chosen !== 'show', skipSeen: chosen === 'skip' },
  }),
  edit: (chosen) => ({ dashboard: { dim_seen: chosen !== 'show', skip_seen: chosen === 'skip' } }),
};

export const dashboardSection = {
  to: paths.dashboardSettings(),
  group: 'reading',
  icon: 'home',
  title: msg`Dashboard`,
  detail: msg`Opening tab, order, hidden posts and scrolling`,
  cards: [
    {
      title: msg`Posts shown`,
      rows: [
        {
          id: 'first-tab',
          control: 'own',
          field: memberSetting('dashboard.defaultTab'),
          label: msg`Open the dashboard with`,
          hint: msg`The tab your dashboard opens with.`,
          words: msg`default tab start home`,
        },
        {
          id: 'order',
          control: 'choice',
          field: order,
          label: msg`Order of posts`,
          hint: msg`“Best first” sorts the newest 200 posts by their number of notes. Older posts follow by time.`,
          words: msg`best stuff newest sort chronological algorithm`,
          choices: [
            ['newest', msg`Newest first`],
            ['best', msg`Best first`],
          ],
        },
        {
          id: 'recommendations',
          control: 'switch',
          field: memberSetting('dashboard.showRecommendations'),
          label: msg`Recommendations`,
          hint: msg`Blogs and posts you do not follow yet: the tabs For you and Popular, and the suggestions beside your dashboard.`,
          words: msg`suggestions for you radar popular`,
        },
        {
          id: 'seen-posts',
          control: 'choice',
          field: seenPosts,
          label: msg`Posts you have seen`,
          hint: msg`Posts you scroll past count as seen.`,
          words: msg`seen again dim hide repeat`,
          choices: [
            ['show', msg`Show them`],
            ['dim', msg`Dim them`],
            ['skip', msg`Hide them`],
          ],
        },
        {
          id: 'dashboard-filters',
          control: 'link',
          to: paths.settings('filters'),
          label: msg`Filters and blocks`,
          hint: msg`Tags and words you filter, posts you hide, blogs you mute or block.`,
          spoken: msg`View filters and blocks`,
        },
      ],
    },
    {
      title: msg`How you read`,
      rows: [
        {
          id: 'endless-scrolling',
          control: 'switch',
          field: memberSetting('dashboard.endlessScrolling'),
          label: msg`Endless scrolling`,
          hint: msg`If this is off, lists of posts have numbered pages.`,
          words: msg`infinite pages numbered paging`,
        },
        {
          id: 'trail-items',
          control: 'choice',
          field: asText(memberSetting('dashboard.trailItems')),
          label: msg`Parts shown of a long reblog`,
          hint: msg`How many parts of a long chain are shown: the first post and as many of the latest reblogs. The rest can be unfolded.`,
          words: msg`reblogs trail shorten collapse`,
          choices: ({ dashboard }) =>
            withChosen(TRAIL_ITEM_CHOICES, dashboard.trailItems).map((count) => [`${count}`, `${count}`]),
        },
      ],
    },
  ],
  searchable: [],
} as const satisfies SettingsSection;
