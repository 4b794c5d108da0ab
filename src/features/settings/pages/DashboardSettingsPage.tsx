import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { SettingChoice } from '../components/SettingChoice.tsx';
import rows from '../components/SettingRow.module.css';
import { SettingRow } from '../components/SettingRow.tsx';
import { SettingsCard } from '../components/SettingsCard.tsx';
import { SettingsFrame } from '../components/SettingsFrame.tsx';
import { seenPosts } from '../model/member-setting.ts';

/** What the dashboard shows (spec 000 §2.7). */
export default function DashboardSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Dashboard`} detail={t`What it shows, and what it leaves out.`}>
      <MemberSettings>
        {(settings) => (
          <SettingsCard title={t`Posts`}>
            <SettingChoice
              id="seen-posts"
              setting={seenPosts}
              settings={settings}
              label={t`Posts you have seen`}
              hint={t`What you scroll past counts as seen.`}
              choices={{ show: t`Show them`, dim: t`Dim them`, skip: t`Leave them out` }}
            />
            <SettingRow id="dashboard-filters">
              <span className={rows.label}>{t`Filters and blocks`}</span>
              <p className={rows.hint}>{t`Tags, words, posts and blogs you keep away.`}</p>
              <div className={rows.control}>
                <ButtonLink
                  href={paths.settings('filters')}
                  size="small"
                  variant="secondary"
                  aria-label={t`See filters and blocks`}
                >{t`See`}</ButtonLink>
              </div>
            </SettingRow>
          </SettingsCard>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
