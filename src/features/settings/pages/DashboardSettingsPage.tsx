import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListTabsQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type { MemberOwnRow } from '#src/entities/settings/model/member-setting.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { dashboardSection } from '#src/entities/settings/sections/dashboard.ts';
import { useTabName } from '#src/shared/hooks/use-tab-name.ts';
import { MemberSetting, MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';

/** Select field of the tab that `/dashboard` shows. The current value is listed also while the tabs load. */
function DefaultTabRow({ row, settings }: { row: MemberOwnRow; settings: UserSettings }) {
  const nameOf = useTabName();
  const { data } = useQuery(getListTabsQueryOptions());
  const tabs = data?.response.tabs.filter(({ isHidden }) => !isHidden) ?? [];
  const { field } = row;
  return field ? (
    <MemberSetting
      row={{
        ...row,
        field,
        control: 'choice',
        choices: () => tabs.map((tab) => [tab.id, nameOf(tab)]),
      }}
      settings={settings}
    />
  ) : null;
}

/** Page of the dashboard settings (spec 000 §2.7). */
export default function DashboardSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Dashboard`} detail={t`Which posts it shows and which it hides.`}>
      <MemberSettings>
        {(settings) => (
          <MemberSettingCards
            cards={dashboardSection.cards}
            settings={settings}
            ownRows={{ 'first-tab': (row) => <DefaultTabRow row={row} settings={settings} /> }}
          />
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
