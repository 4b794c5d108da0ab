import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListTabsQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useTabName } from '#src/shared/hooks/use-tab-name.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { SettingChoice } from '../components/SettingChoice.tsx';
import { SettingSwitch } from '../components/SettingSwitch.tsx';
import {
  defaultTab,
  endlessScrolling,
  order,
  seenPosts,
  showRecommendations,
  trailItems,
} from '../model/member-setting.ts';

/** Select field of the tab that `/dashboard` shows. The current value is listed also while the tabs load. */
function DefaultTabChoice({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const nameOf = useTabName();
  const { data } = useQuery(getListTabsQueryOptions());
  const tabs = data?.response.tabs.filter(({ isHidden }) => !isHidden) ?? [];
  return (
    <SettingChoice
      id="first-tab"
      setting={defaultTab}
      settings={settings}
      label={t`Open the dashboard with`}
      hint={t`The tab your dashboard opens with.`}
      choices={Object.fromEntries(tabs.map((tab) => [tab.id, nameOf(tab)]))}
    />
  );
}

function StartCard({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  return (
    <SettingsCard title={t`Posts shown`}>
      <DefaultTabChoice settings={settings} />
      <SettingChoice
        id="order"
        setting={order}
        settings={settings}
        label={t`Order of posts`}
        hint={t`“Best first” sorts the newest 200 posts by their number of notes. Older posts follow by time.`}
        choices={{ newest: t`Newest first`, best: t`Best first` }}
      />
      <SettingSwitch
        id="recommendations"
        setting={showRecommendations}
        settings={settings}
        label={t`Recommendations`}
        hint={t`Blogs and posts you do not follow yet: the tabs For you and Popular, and the suggestions beside your dashboard.`}
      />
      <SettingChoice
        id="seen-posts"
        setting={seenPosts}
        settings={settings}
        label={t`Posts you have seen`}
        hint={t`Posts you scroll past count as seen.`}
        choices={{ show: t`Show them`, dim: t`Dim them`, skip: t`Hide them` }}
      />
      <SettingRow id="dashboard-filters">
        <span className={rows.label}>{t`Filters and blocks`}</span>
        <p className={rows.hint}>{t`Tags and words you filter, posts you hide, blogs you mute or block.`}</p>
        <div className={rows.control}>
          <ButtonLink
            href={paths.settings('filters')}
            size="small"
            variant="secondary"
            aria-label={t`View filters and blocks`}
          >{t`View`}</ButtonLink>
        </div>
      </SettingRow>
    </SettingsCard>
  );
}

/** Choices for the number of trail items that stay open; the largest shows nearly every trail whole. */
const TRAIL_ITEM_CHOICES = ['1', '2', '3', '5', '10', '50'];

function ReadingCard({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const chosen = trailItems.of(settings);
  const counts = [...new Set([...TRAIL_ITEM_CHOICES, chosen])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  return (
    <SettingsCard title={t`How you read`}>
      <SettingSwitch
        id="endless-scrolling"
        setting={endlessScrolling}
        settings={settings}
        label={t`Endless scrolling`}
        hint={t`If this is off, lists of posts have numbered pages.`}
      />
      <SettingChoice
        id="trail-items"
        setting={trailItems}
        settings={settings}
        label={t`Parts shown of a long reblog`}
        hint={t`How many parts of a long chain are shown: the first post and as many of the latest reblogs. The rest can be unfolded.`}
        choices={Object.fromEntries(counts.map((count) => [`${count}`, count]))}
      />
    </SettingsCard>
  );
}

/** Page of the dashboard settings (spec 000 §2.7). */
export default function DashboardSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Dashboard`} detail={t`Which posts it shows and which it hides.`}>
      <MemberSettings>
        {(settings) => (
          <>
            <StartCard settings={settings} />
            <ReadingCard settings={settings} />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
